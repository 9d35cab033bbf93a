/* Random games of Uptown, as the rules in src/toptafel/games/uptown/rules.py play them, written by hand in C.

   Prints "<how> <moves> <captured tiles> <seconds>" a line: with all legal moves listed, then with each move drawn
   from masks. The generator and the order of its draws are those of the rules, so the same seed gives the same games.
   Usage: uptown PLAYERS GAMES SEED (three to five players). */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

enum { COLOURS = 5, TILES = 28, RACK = 5, LAYS = 24, CELLS = 81, UPPER = 45, WILD = 27, PASS = 2 * TILES * CELLS, NOBODY = -1 };

typedef uint64_t word;
typedef struct { word a, b; } set;
typedef struct {
    set board[COLOURS], cuts;
    int32_t may_hold[COLOURS][RACK];
    uint8_t pile[COLOURS][TILES], rack[COLOURS][RACK];
    int8_t place[COLOURS][TILES], laid[COLOURS];
    int8_t seat, passes, players;
} state;

static set BITS[CELLS], HOME[TILES], ALL;
static uint8_t HOME_CELLS[WILD][9];

static const word NOT_FIRST = 0x1feff7fbfdfeu, NOT_LAST = 0xff7fbfdfeffu; /* all columns but one */

static word chance;
static inline word next_word(void) {
    word z = (chance += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}
static inline int below(word n) {
    word product = (next_word() >> 32) * n;
    if ((uint32_t)product < n)
        for (word unfair = (0x100000000u - n) % n; (uint32_t)product < unfair;) product = (next_word() >> 32) * n;
    return (int)(product >> 32);
}

static inline set both(set x, set y) { return (set){x.a & y.a, x.b & y.b}; }
static inline set either(set x, set y) { return (set){x.a | y.a, x.b | y.b}; }
static inline set without(set x, set y) { return (set){x.a & ~y.a, x.b & ~y.b}; }
static inline int any(set x) { return (x.a | x.b) != 0; }
static inline int same(set x, set y) { return x.a == y.a && x.b == y.b; }
static inline int count(set x) { return __builtin_popcountll(x.a) + __builtin_popcountll(x.b); }
static inline set above(set x) { return (set){x.a >> 9 | x.b << 36, x.b >> 9}; }
static inline set below_(set x) { return (set){x.a << 9, x.b << 9 | x.a >> 36}; }

static inline int nth(word w, int n) {
#ifdef __BMI2__
    return __builtin_ctzll(_pdep_u64((word)1 << n, w));
#else
    while (n--) w &= w - 1;
    return __builtin_ctzll(w);
#endif
}
static inline int pick_cell(set x, int n) {
    int first = __builtin_popcountll(x.a);
    return n < first ? nth(x.a, n) : UPPER + nth(x.b, n - first);
}
static inline int list_word(word w, int base, int16_t *out, int at) {
    for (; w; w &= w - 1) out[at++] = (int16_t)(base + __builtin_ctzll(w));
    return at;
}

static inline word beside(word w) { return (w << 1 & NOT_FIRST) | (w >> 1 & NOT_LAST); }
static inline set joined(set board, set x) {
    for (;;) {
        set y = {(x.a | beside(x.a) | x.a << 9 | x.a >> 9 | x.b << 36) & board.a,
                 (x.b | beside(x.b) | x.b << 9 | x.b >> 9 | x.a >> 36) & board.b};
        if (same(x, y)) return x;
        x = y;
    }
}
static inline word joints(word c, word up, word down) {
    word right = c >> 1 & NOT_LAST, left = c << 1 & NOT_FIRST;
    word t = up & ~(right & up >> 1), s = right & ~(down & down >> 1);
    word f = down & ~(left & down << 1), k = left & ~(up & up << 1);
    return c & ((t & s) | (f & k) | ((t | s) & (f | k)));
}
static inline int squares(word c, word up) {
    word right = c & c >> 1 & NOT_LAST, over = c & up;
    return __builtin_popcountll(c) - __builtin_popcountll(right) - __builtin_popcountll(over)
         + __builtin_popcountll(over & right & up >> 1);
}
static set tried_cuts(set group, set candidates) {
    set found = {0, 0};
    for (int n = 0, all = count(candidates); n < all; n++) {
        set cell = BITS[pick_cell(candidates, n)], rest = without(group, cell);
        if (!same(joined(rest, BITS[pick_cell(rest, 0)]), rest)) found = either(found, cell);
    }
    return found;
}
static inline set find_cuts(set group) {
    set over = below_(group), under = above(group);
    set j = {joints(group.a, over.a, under.a), joints(group.b, over.b, under.b)};
    if (!any(j) || squares(group.a, over.a) + squares(group.b, over.b) == 1) return j;
    return tried_cuts(group, j);
}
static inline void refresh(state *s, int colour, set changed) {
    if (!any(changed)) return;
    set group = joined(s->board[colour], changed);
    s->cuts = either(without(s->cuts, group), find_cuts(group));
}

static void begin(state *s, int players) {
    memset(s, 0, sizeof *s);
    s->players = (int8_t)players;
    memset(s->place, -1, sizeof s->place);
    for (int c = 0; c < players; c++) {
        for (int t = 0; t < TILES; t++) s->pile[c][t] = (uint8_t)t;
        for (int last = TILES - 1; last > 0; last--) {
            int other = below((word)last + 1);
            uint8_t kept = s->pile[c][last];
            s->pile[c][last] = s->pile[c][other];
            s->pile[c][other] = kept;
        }
    }
    for (int c = 0; c < COLOURS; c++)
        for (int i = 0; i < RACK; i++) s->rack[c][i] = (uint8_t)i, s->may_hold[c][i] = (1 << TILES) - 1;
}
static inline set open_cells(const state *s) { return without(ALL, either(s->board[s->seat], s->cuts)); }
static inline int tile_at(const state *s, int colour, int slot) { return s->pile[colour][s->rack[colour][slot]]; }

static inline int legal(const state *s, int16_t *out) {
    if (s->seat == NOBODY) return 0;
    set cells = open_cells(s);
    int n = 0;
    for (int i = 0; i < RACK; i++) {
        int tile = tile_at(s, s->seat, i);
        if (tile == WILD) {
            n = list_word(cells.a, tile * CELLS, out, n);
            n = list_word(cells.b, tile * CELLS + UPPER, out, n);
        } else
            for (int i = 0; i < 9; i++) {
                int cell = HOME_CELLS[tile][i];
                out[n] = (int16_t)(tile * CELLS + cell);
                n += any(both(cells, BITS[cell]));
            }
    }
    if (n == 0) out[n++] = PASS;
    return n;
}
static inline int pick(const state *s) {
    set cells = open_cells(s);
    int total = 0;
    for (int i = 0; i < RACK; i++) total += count(both(cells, HOME[tile_at(s, s->seat, i)]));
    if (total == 0) return PASS;
    int n = below((word)total), chosen = 0, rest = n, before = 0;
    for (int i = 0; i < RACK; i++) {
        int tile = tile_at(s, s->seat, i), here = n >= before;
        chosen = here ? tile : chosen;
        rest = here ? n - before : rest;
        before += count(both(cells, HOME[tile]));
    }
    return chosen * CELLS + pick_cell(both(cells, HOME[chosen]), rest);
}
static inline void capture(state *s, int cell) {
    set bit = BITS[cell];
    for (int c = 0; c < COLOURS; c++)
        if (any(both(s->board[c], bit))) {
            s->board[c] = without(s->board[c], bit);
            for (int p = 0; p < TILES; p++)
                if (s->place[c][p] == cell) s->place[c][p] = (int8_t)(CELLS + s->seat);
            set up = above(bit), down = below_(bit);
            set near = {beside(bit.a) | up.a | down.a, beside(bit.b) | up.b | down.b};
            refresh(s, c, both(s->board[c], near));
            return;
        }
}
static inline void lay(state *s, int c, int tile, int cell) {
    int slot = 0;
    for (int i = 1; i < RACK; i++) slot = tile_at(s, c, i) == tile ? i : slot;
    s->place[c][s->rack[c][slot]] = (int8_t)cell;
    s->board[c] = either(s->board[c], BITS[cell]);
    refresh(s, c, BITS[cell]);
    for (int i = slot; i < RACK - 1; i++) {
        s->rack[c][i] = s->rack[c][i + 1];
        s->may_hold[c][i] = s->may_hold[c][i + 1];
    }
    int drawn = RACK + ++s->laid[c] - 1;
    s->rack[c][RACK - 1] = (uint8_t)(drawn < TILES ? drawn : 255);
    s->may_hold[c][RACK - 1] = (1 << TILES) - 1;
}
static inline void show_stuck(state *s) {
    set cells = open_cells(s);
    int32_t stuck = 0;
    for (int t = 0; t < TILES; t++)
        if (!any(both(cells, HOME[t]))) stuck |= 1 << t;
    for (int i = 0; i < RACK; i++) s->may_hold[s->seat][i] &= stuck;
}
static inline void play(state *s, int action) {
    if (action == PASS) {
        show_stuck(s);
        s->passes++;
    } else {
        int cell = action % CELLS;
        capture(s, cell);
        lay(s, s->seat, action / CELLS, cell);
        s->passes = 0;
    }
    int unfinished = 0, following = NOBODY;
    for (int step = s->players; step > 0; step--) {
        int seat = (s->seat + step) % s->players;
        if (s->laid[seat] < LAYS) unfinished++, following = seat;
    }
    s->seat = (int8_t)(s->passes == unfinished ? NOBODY : following);
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

int main(int argc, char **argv) {
    if (argc != 4) return fprintf(stderr, "expected PLAYERS GAMES SEED\n"), 2;
    int players = atoi(argv[1]), games = atoi(argv[2]);
    chance = strtoull(argv[3], NULL, 10);
    for (int cell = 0; cell < CELLS; cell++) {
        word bit = (word)1 << cell % UPPER;
        BITS[cell] = cell < UPPER ? (set){bit, 0} : (set){0, bit};
        ALL = either(ALL, BITS[cell]);
        int row = cell / 9, column = cell % 9;
        int homes[4] = {column, 9 + row, 18 + row / 3 * 3 + column / 3, 27};
        for (int i = 0; i < 4; i++) {
            if (homes[i] != WILD) HOME_CELLS[homes[i]][count(HOME[homes[i]])] = (uint8_t)cell;
            HOME[homes[i]] = either(HOME[homes[i]], BITS[cell]);
        }
    }
    static state s;
    static int16_t moves[2 * (4 * 9 + CELLS)];
    for (int listed = 1; listed >= 0; listed--) {
        long played = 0, captured = 0;
        double before = now();
        for (int game = 0; game < games; game++) {
            begin(&s, players);
            if (listed)
                for (int n = legal(&s, moves); n; n = legal(&s, moves), played++) play(&s, moves[below((word)n)]);
            else
                for (; s.seat != NOBODY; played++) play(&s, pick(&s));
            for (int c = 0; c < players; c++)
                for (int p = 0; p < TILES; p++) captured += s.place[c][p] >= CELLS;
        }
        printf("%s %ld %ld %.9f\n", listed ? "list" : "mask", played, captured, now() - before);
    }
    return 0;
}
