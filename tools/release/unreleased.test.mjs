import { expect, it } from 'vitest';
import { repository } from '../terminal/repository.mjs';
import { readMembers } from './members.mjs';
import { unreleased } from './unreleased.mjs';

/** @type {(name: string, version: string) => import('./members.mjs').Member} */
const app = (name, version) => ({ kind: 'app', name, version, folder: '/' });

it('releases a version without a tag, and no other', () => {
  const released = app('@shop/storefront-legacy', '1.0.0');
  const changed = app('@shop/storefront-new', '1.0.1');
  const tags = new Set(['@shop/storefront-legacy@1.0.0', '@shop/storefront-new@1.0.0']);
  expect(unreleased([released, changed], tags)).toEqual([changed]);
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
