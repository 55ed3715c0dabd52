import type { ErrorEvent } from '@sentry/browser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrub } from './scrub';

/** A secret as it occurs in practice: in an address, with its parameter name. */
const canary = 'https://api.test/pay?oauth_token=CANARY&card_info=CANARY#CANARY';
const name = 'Ann Ōsaka-CANARY';

/** A report with a text in every field that a library may fill. */
function filled(text: string, name = text): ErrorEvent {
  return {
    type: undefined,
    message: text,
    server_name: text,
    transaction: text,
    logger: text,
    release: text,
    environment: text,
    dist: text,
    fingerprint: [text],
    request: {
      url: text,
      query_string: text,
      cookies: { token: text },
      headers: { Referer: text },
      data: { password: text },
    },
    user: { id: name, username: name, email: name, ip_address: text },
    breadcrumbs: [
      { category: 'fetch', message: text, data: { url: text } },
      { category: 'ui.click', message: text },
      { category: 'console', message: text, data: { arguments: [text] } },
    ],
    contexts: { redux: { action: text } },
    extra: { card_info: text },
    tags: {
      ...{ call: text, reason: name, host: text, brand: name, version: text, language: text },
      ...{ page: text, token: text, attempts: text },
    },
    exception: {
      values: [
        {
          type: text,
          value: text,
          module: text,
          mechanism: { type: 'generic', data: { url: text } },
          stacktrace: {
            frames: [
              {
                filename: `http://shop.test:4000/?${text}`,
                abs_path: text,
                function: text,
                module: text,
                context_line: text,
                pre_context: [text],
                vars: { password: text },
                lineno: 7,
                colno: 9,
              },
              { filename: text },
            ],
          },
        },
      ],
    },
  };
}

/** A report with a canary in each of these fields. */
const leaking: ErrorEvent = {
  ...filled(canary, name),
  event_id: '0123456789abcdef0123456789abcdef',
  timestamp: 1_795_252_881,
  platform: 'javascript',
  level: 'fatal',
};

describe('a scrubbed report', () => {
  it('drops everything that a library may add', () => {
    const scrubbed = scrub(leaking);
    expect(JSON.stringify(scrubbed)).not.toMatch(/CANARY|oauth_token|card_info|Ann/);
    expect(scrubbed).toEqual({
      type: undefined,
      event_id: '0123456789abcdef0123456789abcdef',
      timestamp: 1_795_252_881,
      platform: 'javascript',
      level: 'error',
      tags: {},
      exception: {
        values: [
          {
            stacktrace: {
              frames: [
                { filename: 'http://shop.test:4000/', lineno: 7, colno: 9 },
                { filename: 'https://api.test/pay' },
              ],
            },
          },
        ],
      },
    });
  });

  it('keeps the allowed fields unchanged', () => {
    const tags = {
      ...{ call: 'channelList', reason: 'timeout', attempts: 3, host: 'shop.nova.example' },
      ...{ brand: 'nova', version: 'new', language: 'zh-CN', page: '/selectGoods' },
    };
    const frame = {
      filename: 'https://shop.nova.example/assets/first-screen-Bq1.js',
      function: 'Object.open',
      lineno: 1,
      colno: 2,
    };
    const allowed: ErrorEvent = {
      type: undefined,
      message: 'channelList: timeout',
      level: 'error',
      release: 'storefront-new@1.2.0-rc.1',
      environment: 'demo',
      tags,
      exception: { values: [{ type: 'TypeError', stacktrace: { frames: [frame] } }] },
    };
    expect(scrub(allowed)).toEqual(allowed);
  });

  it.each([
    ['https://shop.test/assets/main-Bq1_x-2.js?v=1', 'https://shop.test/assets/main-Bq1_x-2.js'],
    ['https://pay.test/v1/sdk.mjs', 'https://pay.test/v1/sdk.mjs'],
    ['https://shop.test/selectGoods?oauth_token=CANARY', 'https://shop.test/selectGoods'],
    ['https://shop.test/@starfall', 'https://shop.test/@'],
    ['https://shop.test/order/202611280001', 'https://shop.test/other'],
    ['https://shop.test/ann@example.com', 'https://shop.test/other'],
    ['https://ann:CANARY@shop.test/a.js', undefined],
    ['chrome-extension://abc/a.js', undefined],
  ])('names the script %s as %s', (filename, scrubbed) => {
    const values = [{ stacktrace: { frames: [{ filename }] } }];
    const { exception } = scrub({ type: undefined, exception: { values } }) ?? {};
    expect(exception?.values?.[0]?.stacktrace?.frames?.[0]?.filename).toBe(scrubbed);
  });

  it('contains nothing of the player, wherever it was put', () => {
    const from = (alphabet: string, minLength: number, maxLength: number) =>
      fc.string({ unit: fc.constantFrom(...alphabet.split('')), minLength, maxLength });
    const secret = fc.oneof(
      fc.tuple(from('abcdef', 3, 8), from('0123456789', 4, 6)).map(([account, id]) => account + id),
      // Tokens, role ids, order numbers and numbers of cards.
      from('0123456789abcdef', 28, 32).map((token) => `${token}4711`),
      from('0123456789', 8, 12),
      from('0123456789', 4, 8).map((number) => `W20261128${number}`),
      from('0123456789', 16, 16),
      from('0123456789', 4, 4).map((group) => [group, group, group, group].join(' ')),
      from('abcdef', 3, 8).map((account) => `${account}.smith@mail.example`),
    );
    const inText = fc.constantFrom(
      (one: string) => one,
      (one: string) => `Failed to fetch https://api.test/pay?oauth_token=${one}&role_id=${one}`,
      (one: string) => `https://shop.test/order/${one}`,
      (one: string) => `https://shop.test/selectGoods?billing_no=${one}#${one}`,
      (one: string) => `${one} is not a function`,
    );
    fc.assert(
      fc.property(secret, inText, (one, put) => {
        const text = put(one);
        expect(JSON.stringify(scrub(filled(text)))).not.toContain(one);
      }),
    );
  });

  it('contains no address with a query or hash', () => {
    const parts = fc.array(fc.constantFrom('/', '?', '#', 'pay', '%3F', 'ä', '\n', '='));
    fc.assert(
      fc.property(parts, (path) => {
        const frames = [{ filename: `https://shop.test/${path.join('')}` }];
        const values = [{ stacktrace: { frames } }];
        const scrubbed = scrub({ type: undefined, exception: { values } });
        expect(JSON.stringify(scrubbed)).not.toMatch(/[?#=]/);
      }),
    );
  });

  it('contains only allowed fields', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (fields) => {
        const known = ['event_id', 'timestamp', 'platform', 'level', 'message', 'tags'];
        const scrubbed = scrub({ ...fields, type: undefined });
        const others = Object.keys(scrubbed ?? {}).filter((field) => !known.includes(field));
        expect(others.filter((field) => !['type', 'exception'].includes(field))).toEqual([]);
      }),
    );
  });
});
