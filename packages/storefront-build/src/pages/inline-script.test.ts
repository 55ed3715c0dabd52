import { expect, it } from 'vitest';
import { inEcmaScript5 } from './inline-script';

it('writes templates as texts, which every browser understands', () => {
  const code = 'a(`it\'s`+b);c={d:`"x"\n`}';
  expect(inEcmaScript5(code, 'a.ts')).toBe('a("it\'s"+b);c={d:"\\"x\\"\\n"}');
});

it.each(['let a', '(()=>1)()', '`${a}`', 'a={b}', 'for(var c of d);', 'class E{}', '({f}=g)'])(
  'refuses %s, which old browsers do not understand',
  (code) => {
    expect(() => inEcmaScript5(code, 'a.ts')).toThrow('a.ts is not ECMAScript 5.');
  },
);
