import { expect, it } from 'vitest';
import { readTokens } from './read-tokens';

it('a token is read once from the sheet that names it, whatever values it has', () => {
  const shape =
    ':root {\n  --corner: 4px;\n  --ring: 0 0 var(--corner);\n}\n[x] {\n  --corner: 0;\n}';
  expect(
    readTokens({ '../src/tokens/shape.css': shape, './page.css': 'p { color: var(--x); }' }),
  ).toEqual([{ title: 'shape', names: ['--corner', '--ring'] }]);
});
