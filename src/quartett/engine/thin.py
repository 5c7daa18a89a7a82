"""Compiled once, not once per caller.

Numba optimises every function, and again inside each of its callers, and inside theirs: most of a minute a game goes there. Here a
rule that another rule calls stays as it was translated, "thin"; only what Python itself calls is optimised and made native, at
once with everything it needs. And one translation serves callers that differ in what they know beforehand of the arguments
(how long an array is, that a number is 3): once it is part of them, the optimiser knows that anyway.

This leans on Numba's inner classes. So it is done with versions it is tested with, and others compile in their usual way.
"""
# mypy: disable-error-code="no-untyped-call"

from typing import Any

import numba

KNOWN = ("0.68.",)  # versions of Numba
FITS = numba.__version__.startswith(KNOWN)

if FITS:
    from numba import types
    from numba.core.codegen import JITCodeLibrary
    from numba.core.compiler import Compiler
    from numba.core.compiler_machinery import register_pass
    from numba.core.typed_passes import NativeLowering
    from numba.extending import lower_cast

    class ThinLibrary(JITCodeLibrary):
        """The code of a rule and of all it calls, neither optimised nor native."""

        def finalize(self) -> None:
            for library in dict.fromkeys(self._linking_libraries):
                self._reload_init.update(library._reload_init)
                self._final_module.link_in(library._get_module_for_linking(), preserve=True)
            self._finalize_dynamic_globals()
            self._finalized = True

    @register_pass(mutates_CFG=True, analysis_only=False)
    class ThinLowering(NativeLowering):
        _name = "thin_lowering"

        def run_pass(self, state: Any) -> bool:
            state.library = ThinLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
            state.flags.no_compile = True
            super().run_pass(state)
            name = object()  # by which callers find it; usually that is the native function
            state.targetctx.insert_user_function(name, state.cr.fndesc, [state.library])
            state.cr = state.cr._replace(cfunc=name)
            return True

    class ThinCompiler(Compiler):
        def define_pipelines(self) -> Any:
            pipelines = super().define_pipelines()
            for each in pipelines:
                each.passes = [(ThinLowering if step is NativeLowering else step, why) for step, why in each.passes]
            return pipelines

    @lower_cast(types.NestedArray, types.Array)  # type: ignore[untyped-decorator]
    def same_array(context: Any, builder: Any, given: Any, wanted: Any, value: Any) -> Any:
        """In memory they are alike."""
        return value


def make_thin(rule: Any, how: dict[str, Any]) -> None:
    """Let other rules call this one's thin twin."""
    how = {**how, "pipeline_class": ThinCompiler, "no_cpython_wrapper": True}
    thin: Any = numba.njit(**how)(rule.py_func)

    def keep(compiled: Any) -> None:
        thin.overloads[tuple(compiled.signature.args)] = compiled

    def template(args: Any, names: Any) -> Any:
        return thin.get_call_template(tuple(map(_widened, args)), names)

    thin.add_overload = keep  # and no more: Python does not call it
    rule.get_call_template, rule.get_overload = template, thin.get_overload
    rule.thin = thin


def _widened(kind: Any) -> Any:
    """A type without what is known of its values beforehand."""
    kind = types.unliteral(kind)
    return types.Array(kind.dtype, kind.ndim, "C") if isinstance(kind, types.NestedArray) else kind
