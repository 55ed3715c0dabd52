import { expect, it } from 'vitest';
import { withInlined } from './own-runtime';

it('replaces the import of a file by its code, whose names stay inside', () => {
  const helpers = 'var e=2,t=n=>n*e;export{n as c,t as a,e};';
  const code = 'import{x}from"./other.js";import{a as t,e}from"./helpers-1a.js";var n=t(e);n;';
  const inlined = withInlined(code, 'assets/helpers-1a.js', helpers);
  expect(inlined).toBe(
    'import{x}from"./other.js";var{a:t,e}=(()=>{var e=2,t=n=>n*e;return{c:n,a:t,e}})();var n=t(e);n;',
  );
});

it('refuses code that does not import the file', () => {
  expect(() => withInlined('var e=1;', 'assets/helpers-1a.js', 'export{e};')).toThrow('helpers-1a');
});
