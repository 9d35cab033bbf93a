# mypy: allow-untyped-defs, no-check-untyped-defs
"""Kernels as a WebAssembly library: what Numba makes of them, for another machine.

Numba writes LLVM's language for words of 64 bits. Its whole numbers stay that wide here; only pointers are 32 bits, as
LLVM takes their width from the target. The library is position-independent code, which either a Python in the browser
loads into its own memory, or a worker that has nothing else. It asks for memory, a stack, malloc and free.

This changes Numba for the whole process, which can then run nothing that it compiles: it is for a process of its own,
started with `ENVIRONMENT`.
"""

import gc
import itertools
import re
import subprocess
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import llvmlite.binding as llvm
from llvmlite import ir
from numba.core import bytecode, config, types
from numba.core.registry import cpu_target
from numba.np.arrayobj import make_array, populate_array

from toptafel.kit.compiler import jit, libraries, overloads, shortcut

CPU = "generic"  # which has no instructions of just some processors
ENVIRONMENT = {"NUMBA_CPU_NAME": CPU, "NUMBA_CPU_FEATURES": "", "PYTHONHASHSEED": "0"}  # always the same bytes
TRIPLE = "wasm32-unknown-emscripten"
FEATURES = "+bulk-memory,+bulk-memory-opt,+sign-ext,+nontrapping-fptoint,+mutable-globals"
RUNTIME = Path(__file__).with_name("runtime.ll")  # the functions of C and of Numba's runtime that kernels call

I32, I64, F64 = ir.IntType(32), ir.IntType(64), ir.DoubleType()
LATE = "__multi3"  # of the runtime: called by what LLVM makes of other instructions in the end
CALLED: set[str] = set()  # functions that are called, not taken in


@cache
def machine():
    """LLVM's idea of a WebAssembly machine."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine("generic", FEATURES, opt=3, reloc="pic", codemodel="default")


def retarget():
    """From here on, all that Numba makes is for WebAssembly; what it has made so far is forgotten."""
    if not shortcut.works() or config.CPU_NAME != CPU:
        raise RuntimeError("libraries are made in a process that has wasm.ENVIRONMENT and compiles the short way")
    codegen = cpu_target.target_context.codegen()
    codegen._data_layout, codegen._target_data = str(machine().target_data), machine().target_data
    for owner, name, instead in REPLACED:
        setattr(owner, name, instead)
    bytecode.FunctionIdentity._unique_ids = itertools.count(1)
    for found in gc.get_objects():
        if isinstance(found, jit.Kernel):
            found.inner_overloads.clear()


def leave_to_the_end(self, module):
    """Instead of Numba's passes for each function, which know the host alone, none: LLVM sees the whole in the end."""
    module.data_layout, module.triple = str(machine().target_data), TRIPLE


def compile_called(self, args):
    """Instead of a library of its own, a function among the others; if it is small, callers take it in."""
    inner = self.kernel.inner_overload(args).result
    if inner.library.size() >= jit.SMALL:
        CALLED.add(inner.fndesc.llvm_func_name)
    return inner


def nothing(*_):
    """There is nothing on disk for this machine, and nothing to be kept."""


REPLACED = (
    (libraries.Library, "_optimize_functions", leave_to_the_end),
    (jit.Outlined, "compile_ir", compile_called),
    (overloads.OverloadCache, "load_overload", nothing),
    (overloads.OverloadCache, "save_overload", nothing),
)


def compile_library(entries, zig, out):
    """Write a library of kernels: entries are their names, each with a kernel and the types of its arguments."""
    results = {name: kernel.inner_overload(tuple(kinds)).result for name, (kernel, kinds) in entries.items()}
    whole = llvm.parse_assembly(retargeted(str(wrappers(results))))
    for result in results.values():
        whole.link_in(llvm.parse_assembly(retargeted(str(result.library._get_module_for_linking()))))
    whole.link_in(llvm.parse_assembly(retargeted(RUNTIME.read_text(encoding="utf-8"))))
    for function in whole.functions:
        if not function.is_declaration and function.name not in {*entries, LATE}:
            function.linkage = "internal"
    optimize(whole)
    link(machine().emit_object(whole), sorted(entries), zig, out)


def retargeted(text: str) -> str:
    """The same for WebAssembly: what has many callers is not taken in, references are counted by the runtime."""
    text = re.sub(r"^target (triple|datalayout) = .*$", "", text, flags=re.M)
    text = re.sub(r"^(@\S+ = )common ", r"\1internal ", text, flags=re.M)  # where Python's constants would be
    for name in CALLED:
        text = re.sub(rf'^(define .*@"?{re.escape(name)}"?\(.*\)[^#{{]*)#\d+', r"\1noinline", text, flags=re.M)
    counting = r"^define linkonce_odr void @(NRT_(?:incref|decref))\(.*?^}$"
    text = re.sub(counting, r"declare void @\1(ptr)", text, flags=re.M | re.S)
    return f'target datalayout = "{machine().target_data}"\ntarget triple = "{TRIPLE}"\n{text}'


def optimize(module):
    module.verify()
    options = llvm.create_pipeline_tuning_options(3)
    options.loop_vectorization = options.slp_vectorization = False
    builder = llvm.create_pass_builder(machine(), options)
    builder.getModulePassManager().run(module, builder)


def link(code: bytes, names: list[str], zig: str, out: Path) -> None:
    """Make a library of object code."""
    part = out.with_suffix(".o")
    part.write_bytes(code)
    exports = [f"--export={name}" for name in names]
    command = [zig, "wasm-ld", "-shared", "--experimental-pic", "--gc-sections", "-O3", "--strip-all"]
    command += ["--import-undefined", *exports]
    try:
        subprocess.run([*command, "-o", str(out), str(part)], check=True)
    finally:
        part.unlink()


def find_zig() -> str:
    """Where the linker is; empty, if it is not installed."""
    found = find_spec("ziglang")
    folders = found.submodule_search_locations if found else None
    return str(next(Path(folders[0]).glob("zig*"))) if folders else ""


def wrappers(results):
    """Functions of plain numbers and addresses around compiled ones; an error ends the call."""
    context = cpu_target.target_context
    module = context.create_module("entries")
    for name, result in results.items():
        wrap(context, module, name, result.fndesc)
    return module


def wrap(context, module, name, description):
    """A function by its name that calls a compiled one."""
    kinds, back = description.argtypes, description.restype
    given = [each for kind in kinds for each in parameters(kind)]
    function = ir.Function(module, ir.FunctionType(returned(back), given), name)
    builder, values = ir.IRBuilder(function.append_basic_block()), iter(function.args)
    arguments = [argument(context, builder, kind, values) for kind in kinds]
    callee = context.declare_function(module, description)
    status, value = context.call_conv.call_function(builder, callee, back, kinds, arguments)
    with builder.if_then(status.is_error, likely=False):
        builder.call(module.declare_intrinsic("llvm.trap", (), ir.FunctionType(ir.VoidType(), [])), [])
        builder.unreachable()
    if back == types.none:
        builder.ret_void()
    else:
        builder.ret(value if back == types.float64 else builder.trunc(value, I32))


def returned(kind):
    """The type of what comes back."""
    return {types.none: ir.VoidType(), types.float64: F64}.get(kind, I32)


def parameters(kind):
    """What an argument is from outside: an array is an address and a number of items, a tuple is its members."""
    if isinstance(kind, types.BaseTuple):
        return [each for member in kind for each in parameters(member)]
    if isinstance(kind, types.Array):
        return [ir.IntType(8).as_pointer(), I32]
    return [F64 if kind == types.float64 else I32]


def argument(context, builder, kind, given):
    """An argument as compiled code knows it, from what is given."""
    if isinstance(kind, types.BaseTuple):
        members = [argument(context, builder, member, given) for member in kind]
        return context.make_tuple(builder, kind, members)
    if isinstance(kind, types.Array):
        array, address = make_array(kind)(context, builder), next(given)
        count, size = builder.zext(next(given), I64), context.get_constant(types.intp, item_size(kind.dtype))
        populate_array(array, builder.bitcast(address, array.data.type), [count], [size], size, None)
        return array._getvalue()
    value = next(given)
    if kind == types.boolean:
        return builder.icmp_unsigned("!=", value, I32(0))
    return builder.sext(value, I64) if kind == types.int64 else value


def item_size(kind):
    """The bytes of one item of an array."""
    return kind.size if isinstance(kind, types.Record) else kind.bitwidth // 8
