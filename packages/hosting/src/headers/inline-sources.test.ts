import { expect, it } from 'vitest';
import { inlineSourcesOf, parseInlineSources } from './inline-sources';

const hash = `sha256-${'a'.repeat(43)}=`;

it('reads the hashes that a build lists', () => {
  const listed = { scripts: [hash], styles: [], stylesByBrand: { nova: [hash], ember: [] } };
  expect(parseInlineSources(JSON.stringify(listed))).toEqual(listed);
});

it.each([
  ['{"scripts":["sha256-x\'; script-src *"],"styles":[],"stylesByBrand":{}}'],
  [`{"scripts":["${hash} *"],"styles":[],"stylesByBrand":{}}`],
  [`{"scripts":"${hash}","styles":[],"stylesByBrand":{}}`],
  ['{"scripts":[1],"styles":[],"stylesByBrand":{}}'],
  ['{"scripts":[],"stylesByBrand":{}}'],
  ['{"scripts":[],"styles":[]}'],
  ['{"scripts":[],"styles":[],"stylesByBrand":null}'],
  ['{"scripts":[],"styles":[],"stylesByBrand":{"nova":["x"]}}'],
  ['null'],
  ['1'],
  ['no'],
])('refuses %s', (text) => {
  expect(() => parseInlineSources(text)).toThrow();
});

it('gives a brand the hashes of its own pages, and none of another brand', () => {
  const [shared, ofNova, ofEmber] = ['s', 'n', 'e'].map((letter) => `sha256-${letter.repeat(43)}=`);
  const listed = {
    ...{ scripts: [hash], styles: [String(shared)] },
    stylesByBrand: { nova: [String(ofNova)], ember: [String(ofEmber)] },
  };
  expect(inlineSourcesOf(listed, 'nova')).toEqual({ scripts: [hash], styles: [shared, ofNova] });
  expect(inlineSourcesOf(listed, 'new')).toEqual({ scripts: [hash], styles: [shared] });
});
