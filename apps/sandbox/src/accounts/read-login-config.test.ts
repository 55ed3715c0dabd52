import { Code, calls } from '@shop/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(async () => sandbox.close());

const nova = { origin: 'http://nova.localhost:4000' };

describe('the login config', () => {
  it('has an id for every kind that the brand offers', async () => {
    const query = { client_id: '510001', domain_area: 'universal' };
    expect(await sandbox.ask(calls.loginConfig, query, nova)).toMatchObject({
      content: {
        fb_id: 'nova-facebook',
        gg_id: 'nova-google',
        gg_pkg: 'example.nova.shop',
        ios_id: 'nova-apple',
        vk_id: 'nova-vk',
        client_id: 'nova-huawei',
        json_type: ['google', 'facebook', 'vk', 'twitter', 'apple', 'huawei'],
        twitterHtml: expect.stringMatching(/^[^<>&]+$/),
      },
    });
  });

  it.each([
    ['ar', /[\u0600-\u06ff]/],
    ['ja', /[\u3040-\u30ff]/],
    ['xx', /^Opens the platform/],
    ['', /^Opens the platform/],
  ])('says in the shop’s language %j what a sign-in does', async (spec_lang, text) => {
    const query = { client_id: '510001', domain_area: 'universal', spec_lang };
    expect(await sandbox.ask(calls.loginConfig, query, nova)).toMatchObject({
      content: { twitterHtml: expect.stringMatching(text) },
    });
  });

  it('has an empty id for every other kind', async () => {
    const query = { client_id: '540001', domain_area: 'kr' };
    expect(await sandbox.ask(calls.loginConfig, query)).toEqual({
      kind: 'content',
      content: {
        fb_id: '',
        gg_id: 'haneul-google',
        gg_pkg: 'example.haneul.shop',
        ios_id: 'haneul-apple',
        vk_id: '',
        client_id: '',
        json_type: ['google', 'apple'],
        twitterHtml: '',
      },
    });
  });

  it.each([
    ['an unknown game', { client_id: '999999', domain_area: 'universal' }, Code.noGame],
    ['another brand’s game', { client_id: '540001', domain_area: 'universal' }, Code.noGame],
    ['an area of another brand', { client_id: '510001', domain_area: 'kr' }, Code.wrongDomain],
    ['no area', { client_id: '510001' }, Code.malformedRequest],
  ])('is refused for %s', async (_, query, code) => {
    expect(await sandbox.ask(calls.loginConfig, query, nova)).toMatchObject({ code });
  });
});
