// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { lostFile } from '../browser';
import { causeOfLoss } from './cause-of-loss';

const answers = {
  'has its files': () => Promise.resolve(new Response(null)),
  'has a newer release': () => Promise.resolve(new Response(null, { status: 404 })),
  'has an error': () => Promise.resolve(new Response(null, { status: 503 })),
  'does not answer': () => Promise.reject(new TypeError('Failed to fetch')),
  'is silent': () => new Promise<Response>(() => undefined),
} as const;

const address = '/assets/main-1.js';

beforeEach(() => {
  const code = document.createElement('link');
  code.id = 'shop-code';
  code.setAttribute('href', address);
  document.head.replaceChildren(code);
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

async function cause(error: unknown, host: keyof typeof answers): Promise<unknown> {
  const fetch = vi.fn(answers[host]);
  vi.stubGlobal('fetch', fetch);
  const found = causeOfLoss(error, document);
  await vi.advanceTimersByTimeAsync(5_000);
  const asked = fetch.mock.calls.length > 0;
  return [await found, asked ? 'asked' : 'not asked'];
}

// As seen in Chromium 64, 67 and 156, Firefox 153 and WebKit 2.38 and 2.50.
const notFetched = [
  'Failed to fetch dynamically imported module: https://a.example/assets/a.js',
  'error loading dynamically imported module: https://a.example/assets/a.js',
  'Importing a module script failed.',
].map((message) => new TypeError(message));

it.each(notFetched)('asks the host of the page about %s', async (error) => {
  expect(await cause(error, 'has its files')).toEqual(['missed', 'asked']);
  expect(await cause(error, 'has a newer release')).toEqual(['renewed', 'asked']);
  expect(await cause(error, 'has an error')).toEqual(['network', 'asked']);
  expect(await cause(error, 'does not answer')).toEqual(['network', 'asked']);
  expect(await cause(error, 'is silent')).toEqual(['network', 'asked']);
});

it.each([
  [notFetched[0], 'https://a.example/assets/a.js'],
  [notFetched[1], 'https://a.example/assets/a.js'],
  [notFetched[2], address],
  [lostFile('/assets/a.css', 'LostFile'), '/assets/a.css'],
])('asks for the file that %s names, and for the one with which the page began', async (...row) => {
  const [error, named] = row;
  await cause(error, 'has its files');
  const past = { method: 'HEAD', cache: 'no-store' };
  expect(vi.mocked(fetch).mock.calls).toEqual([
    [named, past],
    [address, past],
  ]);
});

it('takes a page for replaced if its host has one of the two no more', async () => {
  vi.stubGlobal('fetch', async (asked: string) =>
    Promise.resolve(new Response(null, { status: asked === address ? 200 : 404 })),
  );
  expect(await causeOfLoss(notFetched[0], document)).toBe('renewed');
});

it('knows a style sheet that is lost from one that is late', async () => {
  expect(await cause(lostFile('a.css', 'LostFile'), 'has its files')).toEqual(['missed', 'asked']);
  expect(await cause(lostFile('a.css', 'LateFile'), 'has its files')).toEqual(['slow', 'asked']);
  expect(await cause(lostFile('a.css', 'LateFile'), 'has a newer release')).toEqual([
    'renewed',
    'asked',
  ]);
});

it.each([
  new SyntaxError('Invalid regular expression'),
  new ReferenceError('Can’t find variable: structuredClone'),
  new RangeError('Incorrect locale'),
  'a thrown text',
])('takes %s as code that has come and cannot run', async (error) => {
  expect(await cause(error, 'has its files')).toEqual(['unsupported', 'not asked']);
});

it('takes a TypeError of code the same way if the host has the files', async () => {
  const error = new TypeError('list.at is not a function');
  expect(await cause(error, 'has its files')).toEqual(['unsupported', 'asked']);
  expect(await cause(error, 'does not answer')).toEqual(['network', 'asked']);
});
