import { Code, calls } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginTwitter, codesOfBothDoors, prove, signInBy } from '../../test-sandbox/proofs';
import { carriedBy, press, redirectUri } from '../../test-sandbox/provider-visit';
import { type Query, type TestSandbox, openTestSandbox } from '../../test-sandbox/test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(async () => sandbox.close());
beforeEach(async () => {
  await sandbox.services.clock.moveTo(0);
  await sandbox.empty('login_attempts');
});

const minute = 60_000;
const callback = redirectUri('nova', 'twitter');

async function twitter(change: Query = {}): Promise<Query> {
  return { ...(await prove(sandbox, 'twitter')), ...change };
}

async function after(minutes: number, proof: Query): Promise<Query> {
  await sandbox.services.clock.moveTo(minutes * minute);
  return proof;
}

async function undecided(): Promise<Query> {
  const { oauth_token: token = '' } = carriedBy(
    `http://id.localhost${await beginTwitter(sandbox)}`,
  );
  return { oauth_token: token, oauth_verifier: 'x' };
}

async function denied(): Promise<Query> {
  const response = await press(sandbox, await beginTwitter(sandbox), 'identity=');
  return { oauth_token: carriedBy(response.headers.location)['denied'] ?? '', oauth_verifier: 'x' };
}

async function withVerifierOfAnother(): Promise<Query> {
  const { oauth_verifier: verifier = '' } = await prove(sandbox, 'twitter');
  return twitter({ oauth_verifier: verifier });
}

async function used(): Promise<Query> {
  const proof = await twitter();
  await signInBy(sandbox, 'twitter', proof);
  return after(1.1, proof);
}

async function begunByAnotherBrand(): Promise<Query> {
  const proof = await twitter();
  await sandbox.services.database.execute("update pending_logins set brand = 'merlion'");
  return proof;
}

describe('completing a sign-in with Twitter is refused', () => {
  const cases: readonly (readonly [string, () => Promise<Query>])[] = [
    ['with a token that was not issued', async () => twitter({ oauth_token: 'x' })],
    ['with a wrong verifier', async () => twitter({ oauth_verifier: 'x' })],
    ['with the verifier of another token', withVerifierOfAnother],
    ['before anybody has agreed', undecided],
    ['when the user declined', denied],
    ['after ten minutes', async () => after(10.1, await twitter())],
    ['a second time, after a minute', used],
    ['where another brand began it', begunByAnotherBrand],
  ];
  it.each(cases)('%s', async (_, make) => {
    const codes = await codesOfBothDoors(sandbox, 'twitter', await make());
    expect(codes).toEqual([Code.loginRefused, Code.loginRefused]);
  });
});

describe('starting a sign-in with Twitter', () => {
  it('returns the address of its page', async () => {
    const begun = await sandbox.ask(calls.inGameTwitterStart, { game_id: '510001', callback });
    const url = expect.stringMatching(/^http:\/\/id\.localhost:4000\/twitter\/oauth\/authorize\?/);
    expect(begun).toMatchObject({ content: { url } });
  });

  it.each([
    ['a callback on an unknown origin', '510001', 'https://evil.example/', Code.loginRefused],
    ['another provider’s', '510001', redirectUri('nova', 'google'), Code.loginRefused],
    ['a brand without it', '520021', redirectUri('merlion', 'twitter'), Code.loginRefused],
    ['an unknown game', '999999', callback, Code.noGame],
  ])('is refused with %s', async (_, game, address, code) => {
    const shop = { client_id: game, callback: address };
    const inGame = { game_id: game, callback: address };
    expect(await sandbox.ask(calls.twitterStart, shop)).toMatchObject({ code });
    expect(await sandbox.ask(calls.inGameTwitterStart, inGame)).toMatchObject({ code });
  });

  it('may be tried again when Twitter does not respond', async () => {
    const down = { host: 'id.localhost', path: '*', kind: 'down', value: '', times: 1 } as const;
    sandbox.services.faults.add(down);
    const result = await sandbox.ask(calls.twitterStart, { client_id: '510001', callback });
    expect(result).toMatchObject({ code: Code.serverError });
  });
});

it('a wrong verifier does not consume the token', async () => {
  const proof = await twitter();
  await codesOfBothDoors(sandbox, 'twitter', { ...proof, oauth_verifier: 'x' });
  expect(await signInBy(sandbox, 'twitter', proof)).toMatchObject({ kind: 'content' });
});
