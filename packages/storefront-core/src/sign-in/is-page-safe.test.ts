import { expect, it } from 'vitest';
import { isPageSafe } from './is-page-safe';

const secure = ['https://api.example'];

it.each([
  ['https://shop.example', secure, true],
  ['http://shop.example', secure, false],
  ['http://nova.localhost:4000', ['http://api.localhost:4000'], true],
  ['http://localhost:4000', secure, true],
  ['http://127.0.0.1', secure, true],
  ['http://[::1]', secure, true],
  ['http://localhost.example', secure, false],
  ['http://192.168.0.2', secure, false],
  ['http://127.0.0.1.example', secure, false],
  ['https://shop.example', ['https://api.example', 'http://backup.example'], false],
])('a page of %s with the API %s is safe: %s', (page, api, safe) => {
  expect(isPageSafe(new URL(page), { api })).toBe(safe);
});
