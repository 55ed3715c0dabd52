import { join } from 'node:path';
import { parse } from 'acorn';
import { simple } from 'acorn-walk';
import { type Script, script } from '../bundle/script';
import { compileHint } from '../chunks/compile-hints';
import { buildTarget } from '../old-browsers/build-target';

const treeshake = { propertyReadSideEffects: false } as const;
const options = { treeshake, output: { format: 'iife' } } as const;

/** Builds a script for the inside of a `<script>` element. */
export async function inlineScript(folder: string, entry: string): Promise<Script> {
  const { code, modules } = await script(folder, join(folder, entry), buildTarget, options);
  return { code: inElement(compileHint + code), modules };
}

/** Builds a module that such a script imports, as a file of its own. */
export async function smallModule(folder: string, entry: string): Promise<string> {
  const { code } = await script(folder, join(folder, entry), buildTarget, {
    treeshake,
    preserveEntrySignatures: 'strict',
    output: { format: 'es' },
  });
  return compileHint + code;
}

/**
 * Builds such a script for browsers that know nothing newer than ECMAScript 5.
 *
 * @throws Error if it has newer syntax, which is not lowered
 */
export async function inlineScriptForAll(folder: string, entry: string): Promise<string> {
  // Internet Explorer 11 stands for them. The code generator writes every text as a template nevertheless.
  const { code } = await script(folder, join(folder, entry), ['ie11'], options);
  return inElement(inEcmaScript5(code, entry));
}

/** Replaces templates by texts, and checks that nothing else is newer than ECMAScript 5. */
export function inEcmaScript5(code: string, name: string): string {
  const texts: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  simple(parse(code, { ecmaVersion: 2015 }), {
    TemplateLiteral: ({ start, end, quasis: [only, ...others] }) => {
      const text = only?.value.cooked;
      if (others.length === 0 && typeof text === 'string') texts.push({ start, end, text });
    },
  });
  const plain = texts.reduceRight(
    (made, { start, end, text }) => made.slice(0, start) + JSON.stringify(text) + made.slice(end),
    code,
  );
  try {
    parse(plain, { ecmaVersion: 5 });
  } catch (error) {
    throw new Error(`${name} is not ECMAScript 5.`, { cause: error });
  }
  return plain;
}

function inElement(code: string): string {
  // A comment with the end of the element inside would end it.
  return code.trim().replaceAll('</script', '<\\/script');
}
