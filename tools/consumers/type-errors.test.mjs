import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { typeErrors } from './type-errors.mjs';

// Slow: the compiler reads the types of the browser for each kind of modules.
describe('typeErrors', { timeout: 60_000 }, () => {
  let stage = '';
  beforeEach(() => {
    stage = realpathSync(mkdtempSync(join(tmpdir(), 'consumers-')));
  });
  afterEach(() => {
    rmSync(stage, { recursive: true });
  });
  const errorsOf = (/** @type {string} */ declarations, /** @type {string} */ use) => {
    const folder = join(stage, 'node_modules/@shop/one');
    mkdirSync(folder, { recursive: true });
    const exports = { '.': { types: './index.d.ts' } };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: '@shop/one', exports }));
    writeFileSync(join(folder, 'index.d.ts'), declarations);
    writeFileSync(join(stage, 'page.ts'), `import { ask } from '@shop/one';\n${use}`);
    return typeErrors([join(stage, 'page.ts')]);
  };
  const union = (/** @type {string} */ paid, /** @type {string} */ not) =>
    `export declare function ask(): { ${paid}; at: number } | { ${not}; msg: string };`;

  it('reports a union that is told apart by a boolean, which only null checks can', () => {
    const errors = errorsOf(
      union('paid: true', 'paid: false'),
      'const a = ask();\nexport const msg = a.paid ? "" : a.msg;',
    );
    expect(errors).toEqual([
      expect.stringMatching(/^not strict: page\.ts, line 3: Property 'msg' does not exist/),
      expect.stringMatching(/^nodenext, not strict: page\.ts, line 3: /),
    ]);
  });

  it('accepts a union that is told apart by a string', () => {
    const use = 'const a = ask();\nexport const msg = a.kind === "paid" ? "" : a.msg;';
    expect(errorsOf(union("kind: 'paid'", "kind: 'not'"), use)).toEqual([]);
  });

  it('reads the types in the comments of a page in JavaScript', () => {
    errorsOf('export declare function ask(): number;', '');
    writeFileSync(
      join(stage, 'page.js'),
      "import { ask } from '@shop/one';\n/** @type {string} */\nexport const text = ask();",
    );
    expect(typeErrors([join(stage, 'page.js')])).toEqual([
      expect.stringMatching(/^script: page\.js, line 3: Type 'number' is not assignable/),
    ]);
  });

  it('reports an import that Node resolves in another way than bundlers', () => {
    const errors = errorsOf("export { ask } from './ask';", 'export const value = ask;');
    expect(errors).toContainEqual(expect.stringMatching(/^node16: index\.d\.ts, line 1: /));
  });
});
