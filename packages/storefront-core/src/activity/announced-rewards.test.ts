import { expect, it } from 'vitest';
import { createShopStorage } from '../storage';
import { mapStorage } from '../testing';
import { isAnnouncementDue } from './announced-rewards';

const dayMs = 24 * 60 * 60 * 1_000;

function storages() {
  const backend = mapStorage();
  return (nowMs: number) => createShopStorage(backend, () => nowMs);
}

it('announces claimable rewards once a day', () => {
  const at = storages();
  expect(isAnnouncementDue(at(0), 'r', 0)).toBe(false);
  expect(isAnnouncementDue(at(0), 'r', 2)).toBe(true);
  expect(isAnnouncementDue(at(dayMs - 1), 'r', 2)).toBe(false);
  expect(isAnnouncementDue(at(dayMs), 'r', 2)).toBe(true);
});

it('announces a reward more at once, also after others were claimed', () => {
  const storage = storages()(0);
  expect([1, 2, 2, 0, 1].map((count) => isAnnouncementDue(storage, 'r', count))).toEqual([
    ...[true, true, false, false, true],
  ]);
});

it('announces the rewards of each role', () => {
  const storage = storages()(0);
  expect(isAnnouncementDue(storage, 'one', 1)).toBe(true);
  expect(isAnnouncementDue(storage, 'other', 1)).toBe(true);
});
