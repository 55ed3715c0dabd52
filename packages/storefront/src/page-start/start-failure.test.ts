// @vitest-environment jsdom
import { type Mock, beforeEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { createShopStorage } from '../storage';
import { mapStorage } from '../testing/map-storage';
import { createTestServices } from '../testing/test-services';
import { type StartFailureContext, showStartFailure, startFailureId } from './start-failure';
import { takeStartFailure } from './take-start-failure';

const { config } = createTestServices();
const tracking = 'http://track.localhost:4000/api/1/envelope/?sentry_version=7&sentry_key=nova';

function part(id: string, label: string): HTMLElement {
  const made = document.createElement('div');
  made.id = id;
  made.append(Object.assign(document.createElement('button'), { textContent: label }));
  return made;
}

/** A page as a browser has it when the script runs: prerendered, with the message hidden. */
function prerendered(): Document {
  document.documentElement.lang = 'de';
  document.body.replaceChildren(part('root', 'Buy'), part(startFailureId, 'Retry'));
  message().hidden = true;
  return document;
}

const message = (): HTMLElement => {
  const found = document.getElementById(startFailureId);
  if (found === null) throw new Error('The page has no message.');
  return found;
};

/** Replaces the network of the window. `answers` says whether each host answers. */
function network(answers: () => boolean): Mock<typeof fetch> {
  const asked = vi.fn<typeof fetch>(() =>
    answers()
      ? Promise.resolve(new Response('{}'))
      : Promise.reject(new TypeError('Failed to fetch')),
  );
  vi.stubGlobal('fetch', asked);
  return asked;
}

/** Resolves once the page has handled the answers of the network. */
const settled = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve));

function context(others: Partial<StartFailureContext> = {}): StartFailureContext {
  const storage = createShopStorage(mapStorage(), () => 0);
  return { config, version: 'new', storage, error: new TypeError('x'), ...others };
}

beforeEach(() => {
  const listening = vi.spyOn(window, 'addEventListener');
  return () => {
    for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
    listening.mockRestore();
    vi.unstubAllGlobals();
  };
});

it('shows the message, with the focus on its button', () => {
  network(() => true);
  showStartFailure(prerendered(), context());
  expect(message().hidden).toBe(false);
  expect(document.activeElement?.textContent).toBe('Retry');
});

it('takes the prerendered page, which does not work, from the keyboard', () => {
  network(() => true);
  showStartFailure(prerendered(), context());
  expect(document.getElementById('root')?.hasAttribute('inert')).toBe(true);
});

it('throws nothing in a page without the message', () => {
  network(() => true);
  document.body.replaceChildren();
  showStartFailure(document, context());
  expect(document.body.textContent).toBe('');
});

const reportSchema = v.object({ event_id: v.string(), message: v.string(), tags: v.unknown() });

it('reports the kind of error and the page, without the error’s message', async () => {
  const asked = network(() => true);
  showStartFailure(prerendered(), context({ error: new TypeError('/?oauth_token=CANARY') }));
  const [url, init] = asked.mock.calls[0] ?? [];
  const body = typeof init?.body === 'string' ? init.body : '';
  const [header = '', type = '', event = '', ...others] = body.split('\n');
  const { event_id, message: text, tags } = v.parse(reportSchema, JSON.parse(event));

  expect([url, init?.method, others]).toEqual([tracking, 'POST', []]);
  expect([JSON.parse(header), JSON.parse(type)]).toEqual([{ event_id }, { type: 'event' }]);
  expect(event_id).toMatch(/^[\da-f]{32}$/);
  expect(text).toBe('start: TypeError');
  expect(tags).toEqual({
    ...{ reason: 'TypeError', host: 'localhost', brand: 'nova', version: 'new', language: 'de' },
  });
  expect(body).not.toMatch(/CANARY|oauth_token/);
});

it.each([
  ['a thrown text', 'CANARY'],
  ['an error with another name', Object.assign(new Error('x'), { name: 'https://a/?CANARY' })],
])('reports %s without its content', (_, error) => {
  const asked = network(() => true);
  const { storage } = context();
  showStartFailure(prerendered(), context({ storage, error }));
  expect(JSON.stringify(asked.mock.calls)).toMatch(/start: unknown/);
  expect(JSON.stringify(asked.mock.calls)).not.toMatch(/CANARY/);
});

it('leaves nothing to report once the report has arrived', async () => {
  network(() => true);
  const { storage } = context();
  showStartFailure(prerendered(), context({ storage }));
  await settled();
  expect(takeStartFailure(storage)).toBeNull();
});

it.each([
  ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is refused', () => Promise.resolve(new Response('', { status: 502 }))],
])('leaves the failure to the next start, once, when the report %s', async (_, answer) => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer));
  const { storage } = context();
  showStartFailure(prerendered(), context({ storage }));
  await settled();
  expect(takeStartFailure(storage)).toMatchObject({ reason: 'TypeError' });
  expect(takeStartFailure(storage)).toBeNull();
});

it('asks whether the host answers each time the network is back, and stays if it does not', async () => {
  const asked = network(() => false);
  showStartFailure(prerendered(), context());
  asked.mockClear();
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(asked.mock.calls).toEqual([
    ['/', { method: 'HEAD', cache: 'no-store' }],
    ['/', { method: 'HEAD', cache: 'no-store' }],
  ]);
  expect(message().hidden).toBe(false);
});
