import { expect, it } from 'vitest';
import { parseInlineSources } from './inline-sources';

const hash = `sha256-${'a'.repeat(43)}=`;

it('reads the hashes that a build lists', () => {
  const listed = { scripts: [hash], styles: [] };
  expect(parseInlineSources(JSON.stringify(listed))).toEqual(listed);
});

it.each([
  ['{"scripts":["sha256-x\'; script-src *"],"styles":[]}'],
  [`{"scripts":["${hash} *"],"styles":[]}`],
  [`{"scripts":"${hash}","styles":[]}`],
  ['{"scripts":[1],"styles":[]}'],
  ['{"scripts":[]}'],
  ['null'],
  ['1'],
  ['no'],
])('refuses %s', (text) => {
  expect(() => parseInlineSources(text)).toThrow();
});
