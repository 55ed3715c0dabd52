import { describe, expect, it } from 'vitest';
import { createShopStorage } from '../storage';
import { mapStorage } from '../testing';
import { forgetUser, saveUser } from './change-saved-user';
import { isSuperAccount, readSavedUser } from './saved-user';

const ann = { username: 'ann', suid: 'u1', oauth_token: 'token', gp_id: 'gp1' };
const beta = { username: 'beta', suid: 'u9', oauth_token: 'other', gp_id: 'gp1' };
const superKey = ['betaAccountKey', '{"v":1,"exp":null,"d":"on"}'] as const;

function browser(...entries: readonly (readonly [string, string])[]) {
  const kept = new Map(entries);
  return { kept, storage: createShopStorage(mapStorage({ kept }), () => 0) };
}

describe('the hidden super account (spec §6)', () => {
  it('is stored apart from the players, who are back once the key is removed', () => {
    const { kept, storage } = browser();
    saveUser(storage, ann);
    kept.set(...superKey);
    expect(readSavedUser(storage, 'gp1')).toBeNull();
    saveUser(storage, beta);
    expect([...kept.keys()]).toEqual(['paymentUserinfo.gp1', 'betaAccountKey', 'betaUserInfo.gp1']);
    expect(readSavedUser(storage, 'gp1')).toEqual(beta);
    forgetUser(storage, 'gp1');
    expect(readSavedUser(storage, 'gp1')).toBeNull();
    kept.delete('betaAccountKey');
    expect(readSavedUser(storage, 'gp1')).toEqual(ann);
  });

  it('is no player before its first sign-in', () => {
    const { storage } = browser(superKey);
    expect([isSuperAccount(storage), readSavedUser(storage, 'gp1')]).toEqual([true, null]);
  });

  it.each([
    ['no key', ''],
    ['a key of another format', '{"v":0,"exp":null,"d":"on"}'],
    ['a plain text', 'on'],
    ['an expired key', '{"v":1,"exp":0,"d":"on"}'],
  ])('is locked with %s', (_, text) => {
    const { kept, storage } = browser(['betaAccountKey', text]);
    expect(isSuperAccount(storage)).toBe(false);
    saveUser(storage, ann);
    expect(kept.has('paymentUserinfo.gp1')).toBe(true);
  });
});
