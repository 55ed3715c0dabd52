import { calls } from '@shop/contract';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parametersOf } from '../context/call-parameters';
import { oddQueries } from './odd-values';

const parameters = parametersOf(calls.channelList);
const right = { client_id: '7', product_id: 'p', platform: 'web', domain_area: 'sea' };
const queries = oddQueries(parameters, right, [['oauth_token', 'mine']]);

function sampleOf(seed: number) {
  return fc.sample(queries, { seed, numRuns: 1_000 });
}

it('generates the same queries for the same seed', () => {
  expect(sampleOf(7)).toEqual(sampleOf(7));
  expect(sampleOf(7)).not.toEqual(sampleOf(8));
});

it('always sends the token, and no parameter that the call does not have', () => {
  const names = new Set(sampleOf(7).flatMap((query) => query.map(([name]) => name)));
  expect([...names].sort()).toEqual(['oauth_token', ...Object.keys(right)].sort());
  for (const query of sampleOf(7)) expect(query[0]).toEqual(['oauth_token', 'mine']);
});

it('sends right values, values the schema lists, hostile ones, none and two', () => {
  const areas = sampleOf(7).map((query) => query.filter(([name]) => name === 'domain_area'));
  const values = areas.flatMap((pairs) => pairs.map(([, value]) => value));
  expect(values).toEqual(expect.arrayContaining(['sea', 'dragon', '\u0000', '']));
  const counts = new Set(areas.map((pairs) => pairs.length));
  expect([...counts].sort()).toEqual([0, 1, 2]);
});
