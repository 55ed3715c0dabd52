import type { ErrorEvent } from '@sentry/browser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrub } from './scrub';

/** A secret as it occurs in practice: in an address, with its parameter name. */
const canary = 'https://api.test/pay?oauth_token=CANARY&card_info=CANARY#CANARY';
const name = 'Ann Ōsaka-CANARY';

/** A report with a canary in every field that a library may fill. */
const leaking: ErrorEvent = {
  type: undefined,
  event_id: '0123456789abcdef0123456789abcdef',
  timestamp: 1_795_252_881,
  platform: 'javascript',
  level: 'fatal',
  message: `Failed to fetch ${canary}`,
  server_name: canary,
  transaction: canary,
  logger: canary,
  release: canary,
  fingerprint: [canary],
  request: {
    url: canary,
    query_string: canary,
    cookies: { token: canary },
    headers: { Referer: canary },
    data: { password: canary },
  },
  user: { id: name, username: name, email: name, ip_address: canary },
  breadcrumbs: [{ category: 'fetch', message: canary, data: { url: canary } }],
  contexts: { redux: { action: canary } },
  extra: { card_info: canary },
  tags: { call: canary, reason: name, host: canary, brand: name, token: canary, attempts: canary },
  exception: {
    values: [
      {
        type: canary,
        value: canary,
        mechanism: { type: 'generic', data: { url: canary } },
        stacktrace: {
          frames: [
            {
              filename: `http://shop.test:4000/${canary.slice(canary.indexOf('?'))}`,
              abs_path: canary,
              function: canary,
              context_line: canary,
              pre_context: [canary],
              vars: { password: canary },
              lineno: 7,
              colno: 9,
            },
          ],
        },
      },
    ],
  },
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
            stacktrace: { frames: [{ filename: 'http://shop.test:4000/', lineno: 7, colno: 9 }] },
          },
        ],
      },
    });
  });

  it('keeps the allowed fields unchanged', () => {
    const tags = {
      ...{ call: 'channelList', reason: 'timeout', attempts: 3, host: 'shop.nova.example' },
      ...{ brand: 'nova', version: 'new', language: 'zh-CN' },
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
      tags,
      exception: { values: [{ type: 'TypeError', stacktrace: { frames: [frame] } }] },
    };
    expect(scrub(allowed)).toEqual(allowed);
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
