; What kernels call of C and of Numba's runtime, so that a library asks for no functions but malloc and free.

declare double @llvm.sqrt.f64(double)
declare double @llvm.fabs.f64(double)

define double @sqrt(double %x) alwaysinline {
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}

; x times 2 to the power of n. Powers beyond one factor are several: of small ones all but the last leave at least 54
; binary places to it, so that only the last one rounds.
define double @numba_ldexp(double %x, i32 %n) {
begin:
  br label %look
look:
  %y = phi double [ %x, %begin ], [ %larger, %up ], [ %smaller, %down ]
  %k = phi i32 [ %n, %begin ], [ %less, %up ], [ %more, %down ]
  %large = icmp sgt i32 %k, 1023
  br i1 %large, label %up, label %perhaps
perhaps:
  %small = icmp slt i32 %k, -1022
  br i1 %small, label %down, label %done
up:
  %larger = fmul double %y, 0x7FE0000000000000  ; 2 to the power of 1023
  %less = sub i32 %k, 1023
  br label %look
down:
  %smaller = fmul double %y, 0x0360000000000000  ; 2 to the power of -969
  %more = add i32 %k, 969
  br label %look
done:
  %biased = add i32 %k, 1023
  %wide = zext i32 %biased to i64
  %bits = shl i64 %wide, 52
  %power = bitcast i64 %bits to double
  %found = fmul double %y, %power
  ret double %found
}

; A number from a half on and below 1, and the power of 2 that x is of it; 0, infinity and NaN stay as they are.
define double @numba_frexp(double %x, ptr %exponent) {
  %size = call double @llvm.fabs.f64(double %x)
  %known = fcmp one double %size, 0x7FF0000000000000  ; infinity, and not NaN
  %some = fcmp one double %x, 0.0
  %ordinary = and i1 %known, %some
  br i1 %ordinary, label %split, label %same
same:
  store i32 0, ptr %exponent
  ret double %x
split:
  %tiny = fcmp olt double %size, 0x0010000000000000  ; less than all that have their leading bit
  %scaled = fmul double %x, 0x43F0000000000000  ; 2 to the power of 64
  %y = select i1 %tiny, double %scaled, double %x
  %offset = select i1 %tiny, i64 -1086, i64 -1022
  %bits = bitcast double %y to i64
  %high = lshr i64 %bits, 52
  %biased = and i64 %high, 2047
  %power = add i64 %biased, %offset
  %short = trunc i64 %power to i32
  store i32 %short, ptr %exponent
  %rest = and i64 %bits, -9218868437227405313
  %halved = or i64 %rest, 4602678819172646912
  %found = bitcast i64 %halved to double
  ret double %found
}

; A block of memory as Numba knows it: how many refer to it, what is called when nobody does, where its bytes are, how many.
%block = type { i64, ptr, ptr, ptr, i64 }

declare ptr @malloc(i32)
declare void @free(ptr)

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %short = trunc i64 %size to i32
  %head = add i32 %align, 32
  %room = add i32 %short, %head
  %block = call ptr @malloc(i32 %room)
  %address = ptrtoint ptr %block to i32
  %past = add i32 %address, %head
  %mask = sub i32 0, %align
  %aligned = and i32 %past, %mask
  %start = inttoptr i32 %aligned to ptr
  %data = getelementptr %block, ptr %block, i32 0, i32 3
  %length = getelementptr %block, ptr %block, i32 0, i32 4
  store %block { i64 1, ptr null, ptr null, ptr null, i64 0 }, ptr %block
  store ptr %start, ptr %data
  store i64 %size, ptr %length
  ret ptr %block
}

define void @NRT_incref(ptr %block) alwaysinline {
  %none = icmp eq ptr %block, null
  br i1 %none, label %done, label %count
count:
  %before = load i64, ptr %block
  %after = add i64 %before, 1
  store i64 %after, ptr %block
  br label %done
done:
  ret void
}

define void @NRT_decref(ptr %block) alwaysinline {
  %none = icmp eq ptr %block, null
  br i1 %none, label %done, label %count
count:
  %before = load i64, ptr %block
  %after = add i64 %before, -1
  store i64 %after, ptr %block
  %last = icmp eq i64 %after, 0
  br i1 %last, label %unused, label %done
unused:
  call void @free(ptr %block)
  br label %done
done:
  ret void
}

; The product of two numbers of 128 bits, each in two words: LLVM calls it to see whether 64 bits are enough for a size.
; Optimised, it would be recognised as what it is, and call itself.
define hidden void @__multi3(ptr sret(i128) %to, i64 %a, i64 %above_a, i64 %b, i64 %above_b) noinline optnone {
  %a0 = and i64 %a, 4294967295
  %a1 = lshr i64 %a, 32
  %b0 = and i64 %b, 4294967295
  %b1 = lshr i64 %b, 32
  %p00 = mul i64 %a0, %b0
  %p10 = mul i64 %a1, %b0
  %p01 = mul i64 %a0, %b1
  %p11 = mul i64 %a1, %b1
  %c0 = lshr i64 %p00, 32
  %m0 = add i64 %p10, %c0
  %m0_low = and i64 %m0, 4294967295
  %m0_high = lshr i64 %m0, 32
  %m1 = add i64 %p01, %m0_low
  %m1_high = lshr i64 %m1, 32
  %low = mul i64 %a, %b
  %h0 = add i64 %p11, %m0_high
  %h1 = add i64 %h0, %m1_high
  %x0 = mul i64 %a, %above_b
  %x1 = mul i64 %above_a, %b
  %h2 = add i64 %h1, %x0
  %high = add i64 %h2, %x1
  %second = getelementptr i64, ptr %to, i32 1
  store i64 %low, ptr %to
  store i64 %high, ptr %second
  ret void
}
