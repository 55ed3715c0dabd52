import { expect, it } from 'vitest';
import { withParallelImports } from './parallel-imports';

const importsOf = (file: string): readonly string[] =>
  file === 'popups-1a.js' ? ['shared-2b.js'] : [];

it('fetches a file together with what it imports, and gives only that file', () => {
  const code = 'const load=()=>import(`./popups-1a.js`).then(e=>e.t)';
  expect(withParallelImports(code, importsOf)).toBe(
    'const load=()=>(import(`./shared-2b.js`).catch(()=>void 0),import(`./popups-1a.js`)).then(e=>e.t)',
  );
});

it('leaves a file that needs no other one', () => {
  const code = 'import("./en-critical-3c.js").then(f)';
  expect(withParallelImports(code, importsOf)).toBe(code);
});
