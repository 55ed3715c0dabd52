import { calls } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { obfuscated, openTestSandbox } from '../test-sandbox/test-sandbox';

/** Returns the subject that a wrong password counts against, for a request through a proxy on 127.0.0.1. */
async function countedAddress(
  trustedProxies: readonly string[],
  forwardedFor: string,
): Promise<unknown> {
  const sandbox = await openTestSandbox({ trustedProxies });
  const headers = { 'x-forwarded-for': forwardedFor };
  const wrong = { username: obfuscated('nova-player'), password: obfuscated('wrong') };
  await sandbox.ask(calls.login, { client_id: '510001', ...wrong }, headers);
  const { rows } = await sandbox.services.database.execute(
    "select subject from login_attempts where subject like 'address:%'",
  );
  await sandbox.close();
  return rows[0]?.['subject'];
}

describe('the address of a player', () => {
  it.each([
    ['no proxy is trusted', [], '203.0.113.9', 'address:127.0.0.1'],
    ['another proxy is trusted', ['10.0.0.0/8'], '203.0.113.9', 'address:127.0.0.1'],
    ['the proxy is trusted', ['127.0.0.1'], '203.0.113.9', 'address:203.0.113.9'],
    [
      'two proxies are',
      ['127.0.0.0/8', '10.1.1.1'],
      '203.0.113.9, 10.1.1.1',
      'address:203.0.113.9',
    ],
    ['the player wrote another one', ['127.0.0.1'], '1.1.1.1, 203.0.113.9', 'address:203.0.113.9'],
  ])('where %s', async (_, trustedProxies, forwardedFor, subject) => {
    expect(await countedAddress(trustedProxies, forwardedFor)).toBe(subject);
  });
});

it('ignores the host that a trusted proxy forwards', async () => {
  const sandbox = await openTestSandbox({ trustedProxies: ['127.0.0.1'] });
  const headers = {
    'x-forwarded-host': 'api.localhost:4000',
    'x-forwarded-proto': 'https',
    forwarded: 'host=api.localhost',
  };
  const path = `${calls.initPage.path}?domain_area=universal`;
  const elsewhere = await sandbox.request({ host: 'evil.example', path, headers });
  const games = { host: 'api.localhost', path: `${calls.gameList.path}?domain_area=universal` };
  const plain = await sandbox.request(games);
  const forwarded = await sandbox.request({ ...games, headers });
  await sandbox.close();
  expect(elsewhere.statusCode).toBe(421);
  expect(forwarded.body).toBe(plain.body);
});
