import { expect, it, onTestFinished, vi } from 'vitest';
import { repository } from '../terminal/repository.mjs';
import { runCommand } from '../terminal/run-command.mjs';
import { readMembers } from './members.mjs';
import { readTime, unreleased } from './unreleased.mjs';

/** @type {(name: string, version: string) => import('./members.mjs').Member} */
const app = (name, version) => ({ kind: 'app', name, version, folder: '/' });

it.each([
  ['@shop/storefront-new', '@shop/storefront-legacy'],
  ['@shop/storefront-legacy', '@shop/storefront-new'],
])('releases %s alone if the version of %s has a tag', (one, other) => {
  const changed = app(one, '1.0.1');
  const released = app(other, '1.0.0');
  const tags = new Set([`${one}@1.0.0`, `${other}@1.0.0`]);
  expect(unreleased([released, changed], tags)).toEqual([changed]);
});

it('takes the time of a release from SOURCE_DATE_EPOCH, else from the last commit', async () => {
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  vi.stubEnv('SOURCE_DATE_EPOCH', '1000000000');
  await expect(readTime(repository)).resolves.toEqual(new Date('2001-09-09T01:46:40Z'));
  vi.stubEnv('SOURCE_DATE_EPOCH', '');
  const { output } = await runCommand('git', ['log', '-1', '--format=%cI'], { cwd: repository });
  await expect(readTime(repository)).resolves.toEqual(new Date(output.trim()));
});

it('releases what was never released', () => {
  const fresh = app('@shop/card-frame', '0.0.0');
  expect(unreleased([fresh], new Set())).toEqual([fresh]);
});

it('knows the public packages, and the apps that are deployed', () => {
  const kinds = readMembers(repository).map(({ kind, name }) => `${kind} ${name}`);
  expect(kinds).toContain('package @shop/payments');
  expect(kinds).toContain('app @shop/storefront-legacy');
  expect(kinds).not.toContain('package @shop/storefront');
});
