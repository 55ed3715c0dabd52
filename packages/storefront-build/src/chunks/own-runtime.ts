import type { Plugin } from 'vite';

/**
 * Gives each script that needs them its own copy of the bundler's helpers, such as the one that calls a
 * CommonJS module. The bundler keeps them in a file of their own, for which the first screen, and each
 * popup, would have to wait. They have no state, so two copies cannot disagree.
 */
export function ownRuntime(): Plugin {
  return {
    name: 'own-runtime',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
      if (runtime === undefined) return;
      for (const chunk of chunks.filter(({ imports }) => imports.includes(runtime.fileName)))
        chunk.code = withInlined(chunk.code, runtime.fileName, runtime.code);
      Reflect.deleteProperty(bundle, runtime.fileName);
    },
  };
}

/**
 * Replaces the import of a file in minified code by the code of that file.
 *
 * @throws Error if the code does not import that file, or the file exports nothing
 */
export function withInlined(code: string, fileName: string, imported: string): string {
  const path = `"./${fileName.split('/').at(-1) ?? fileName}"`;
  const statement = [...code.matchAll(/import\{([^}]*)\}from("[^"]+");/g)].find(
    ([, , from]) => from === path,
  );
  const exported = /export\{([^}]*)\};?\s*$/.exec(imported);
  if (statement === undefined || exported === null)
    throw new Error(`The code does not import ${path}, or that file exports nothing.`);
  const body = imported.slice(0, exported.index);
  const [whole, bindings = ''] = statement;
  const returned = (exported[1] ?? '').replace(/([^\s,]+) as ([^\s,]+)/g, '$2:$1');
  const inlined = `var{${bindings.replaceAll(' as ', ':')}}=(()=>{${body}return{${returned}}})();`;
  return code.replace(whole, () => inlined);
}
