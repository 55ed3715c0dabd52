import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../terminal/repository.mjs';
import { list, text } from '../test/json.mjs';
import { held } from './held.mjs';
import { isBehind, judge } from './judge.mjs';

const now = Date.parse('2026-11-27T00:00:00Z');
const releasedAt = {
  created: '2020-01-01T00:00:00Z',
  '1.9.0': '2026-01-01T00:00:00Z',
  '1.10.0': '2026-02-01T00:00:00Z',
  '2.0.0-rc.1': '2026-03-01T00:00:00Z',
  '2.0.0': '2026-04-01T00:00:00Z',
  '2.0.1': '2026-11-25T00:00:00Z',
};
const hold = { names: ['kit'], below: '2.0.0', reason: 'needs Node 22' };

/**
 * @param {string} current
 * @param {readonly import('./held.mjs').Hold[]} holds
 */
function judged(current, holds = []) {
  const [result] = judge([{ name: 'kit', current, latest: '2.0.1', releasedAt }], holds, now);
  if (result === undefined) throw new Error('nothing was judged');
  return result;
}

describe('judge', () => {
  it('names the newest release that is three days old', () => {
    expect(judged('1.10.0')).toMatchObject({ newest: '2.0.0', reason: '' });
  });

  it('names the newest release below a hold, with the reason', () => {
    expect(judged('1.9.0', [hold])).toMatchObject({ newest: '1.10.0', reason: 'needs Node 22' });
  });

  it('compares numbers and not texts', () => {
    expect(isBehind(judged('1.10.0', [hold]))).toBe(false);
    expect(isBehind(judged('1.9.0', [hold]))).toBe(true);
  });

  it('does not ask for a release younger than three days', () => {
    expect(isBehind(judged('2.0.0'))).toBe(false);
  });

  it('does not ask for an older release in the place of a pre-release', () => {
    expect(isBehind(judged('2.0.0-beta.3', [hold]))).toBe(false);
  });
});

it('Renovate has the limit of every held package', () => {
  /** @type {unknown} */
  const renovate = JSON.parse(readFileSync(join(repository, 'renovate.json'), 'utf8'));
  const limits = list(renovate, 'packageRules').flatMap((rule) =>
    list(rule, 'matchPackageNames').map(
      (name) => `${String(name)} ${text(rule, 'allowedVersions')}`,
    ),
  );

  expect(limits.sort()).toEqual(
    held.flatMap(({ names, below }) => names.map((name) => `${name} <${below}`)).sort(),
  );
});
