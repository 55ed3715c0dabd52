// @vitest-environment jsdom
import type { ShopHosts } from '@shop/brands';
import { beforeEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import type { LossCause } from '../lost-code';
import { createShopStorage } from '../storage';
import { mapStorage } from '../testing';
import { createTestServices } from '../testing';
import { keepStartFailure, takeStartFailure } from './kept-start-failure';
import { startFailureId, watchStart } from './watch-start';

const { build, config } = createTestServices();
const tracking = 'http://track.localhost:4000/api/1/envelope/?sentry_version=7&sentry_key=nova';

/** A page as a browser has it when the script runs: prerendered, with the message hidden. */
function prerendered(hosts: Partial<ShopHosts> = {}): void {
  const made = <Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    own: Partial<HTMLElementTagNameMap[Tag]>,
    ...children: readonly Element[]
  ): HTMLElementTagNameMap[Tag] => {
    const element = Object.assign(document.createElement(tag), own);
    element.append(...children);
    return element;
  };
  const inPage = { ...config, hosts: { ...config.hosts, ...hosts } };
  const title = made('h2', { textContent: 'Not loaded' });
  title.dataset['unsupported'] = 'Cannot run';
  const text = made('p', { textContent: 'Check your connection' });
  text.dataset['unsupported'] = 'Too old';
  text.dataset['renewed'] = 'Renewed';
  document.documentElement.lang = 'de';
  document.body.replaceChildren(
    made('script', { id: 'shop-config', type: 'text', textContent: JSON.stringify(inPage) }),
    made('div', { id: 'root' }, made('button', { textContent: 'Buy' })),
    made(
      'div',
      { id: startFailureId, hidden: true },
      title,
      text,
      made('button', { textContent: 'Retry' }),
      made('a', { href: 'https://support.example', textContent: 'Support' }),
    ),
  );
}

const message = (): HTMLElement => {
  const found = document.getElementById(startFailureId);
  if (found === null) throw new Error('The page has no message.');
  return found;
};

/** A request as the script sends it. */
interface Sent {
  readonly method: string;
  readonly url: string;
  readonly body: string;
}

/** Replaces the network of the window; `status` is what every host answers, 0 for none. */
function network(status: number): Sent[] {
  const sent: Sent[] = [];
  class Request {
    status = 0;
    onload: (() => void) | null = null;
    method = '';
    url = '';
    open(method: string, url: string): void {
      this.method = method;
      this.url = url;
    }
    setRequestHeader(): void {
      // Only that it may be called.
    }
    send(body = ''): void {
      sent.push({ method: this.method, url: this.url, body });
      this.status = status;
      if (status > 0) this.onload?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return sent;
}

/** Opens a page in which the script before this one has run, or not. */
function open({
  hasBegun,
  hosts,
}: {
  readonly hasBegun: boolean;
  readonly hosts?: Partial<ShopHosts>;
}): void {
  prerendered(hosts);
  delete window.hasShopBegun;
  if (hasBegun) window.hasShopBegun = true;
  watchStart(window, build);
}

const told = (): string =>
  [...message().querySelectorAll('h2, p')].map((one) => one.textContent).join(': ');

beforeEach(() => {
  const listening = vi.spyOn(window, 'addEventListener');
  return () => {
    for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
    listening.mockRestore();
    vi.unstubAllGlobals();
  };
});

it('says nothing in a page whose script has run', () => {
  const sent = network(200);
  open({ hasBegun: true });
  expect([message().hidden, sent]).toEqual([true, []]);
});

it('says and reports that this browser cannot run the shop if that script has not', () => {
  const sent = network(200);
  open({ hasBegun: false });
  expect([message().hidden, told()]).toEqual([false, 'Cannot run: Too old']);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toContain('"start: script"');
});

it.each([
  ['network', 'Not loaded: Check your connection', 'Retry'],
  ['missed', 'Not loaded: Check your connection', 'Retry'],
  ['renewed', 'Not loaded: Renewed', 'Retry'],
  ['unsupported', 'Cannot run: Too old', 'Support'],
] as const satisfies readonly (readonly [LossCause, string, string])[])(
  'says what is the case for %s, with the focus on what helps',
  (cause, says, focused) => {
    network(200);
    open({ hasBegun: true });
    window.tellStartFailure?.(cause);
    expect([message().hidden, told()]).toEqual([false, says]);
    expect(document.activeElement?.textContent).toBe(focused);
    const button = message().querySelector('button');
    expect(button?.style.display === 'none').toBe(cause === 'unsupported');
  },
);

it('takes back what it has said once the code is there after all', () => {
  const sent = network(200);
  open({ hasBegun: true });
  window.tellStartFailure?.('slow');
  expect([message().hidden, told()]).toEqual([false, 'Not loaded: Check your connection']);
  window.tellStartFailure?.(null);
  window.dispatchEvent(new Event('online'));
  const isInert = document.getElementById('root')?.hasAttribute('inert');
  expect([message().hidden, isInert, sent]).toEqual([true, false, []]);
});

it('takes the prerendered page, which does not work, from the keyboard', () => {
  network(200);
  open({ hasBegun: false });
  expect(document.getElementById('root')?.hasAttribute('inert')).toBe(true);
});

it('throws nothing in a page without the message', () => {
  network(200);
  document.body.replaceChildren();
  delete window.hasShopBegun;
  watchStart(window, build);
  expect(document.body.textContent).toBe('');
});

it('asks whether the host answers each time the network is back, and stays if it does not', () => {
  const sent = network(0);
  open({ hasBegun: true });
  window.tellStartFailure?.('network');
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  expect(sent).toEqual([
    { method: 'HEAD', url: '/', body: '' },
    { method: 'HEAD', url: '/', body: '' },
  ]);
  expect(message().hidden).toBe(false);
});

const reportSchema = v.object({
  event_id: v.string(),
  message: v.string(),
  release: v.string(),
  environment: v.string(),
  tags: v.unknown(),
});

it('reports a failure and the page', () => {
  const sent = network(200);
  open({ hasBegun: true });
  window.reportFailure?.('code', 'renewed');
  const [{ method, url, body } = { method: '', url: '', body: '' }] = sent;
  const [header = '', type = '', event = '', ...others] = body.split('\n');
  const { event_id, message: text, tags, ...of } = v.parse(reportSchema, JSON.parse(event));

  expect([method, url, others]).toEqual(['POST', tracking, []]);
  expect([JSON.parse(header), JSON.parse(type)]).toEqual([{ event_id }, { type: 'event' }]);
  expect(event_id).toMatch(/^[\da-f]{32}$/);
  expect(text).toBe('code: renewed');
  expect(tags).toEqual({
    ...{ reason: 'renewed', host: 'localhost', brand: 'nova', version: 'new', language: 'de' },
    page: '/',
  });
  expect(of).toEqual({ release: build.release, environment: 'local' });
});

it.each([
  ['https://key@errors.example/42', 'https://errors.example/api/42/envelope/', 'key'],
  ['http://key@errors.example:1/a/b/42', 'http://errors.example:1/a/b/api/42/envelope/', 'key'],
])('reports to the project of the DSN %s', (errorReports, address, key) => {
  const sent = network(200);
  open({ hasBegun: true, hosts: { errorReports } });
  window.reportFailure?.('code', 'renewed');
  expect(sent.map(({ url }) => url)).toEqual([`${address}?sentry_version=7&sentry_key=${key}`]);
});

it('names no page by what was typed as its path', () => {
  const sent = network(200);
  history.replaceState(null, '', '/ann@example.com?oauth_token=CANARY');
  open({ hasBegun: true });
  window.reportFailure?.('code', 'renewed');
  history.replaceState(null, '', '/');
  expect(sent[0]?.body).toContain('"page":"other"');
  expect(sent[0]?.body).not.toMatch(/ann|CANARY/);
});

it.each([
  [200, true],
  [502, false],
  [0, false],
])('says whether a report has arrived for the answer %d', (status, isReported) => {
  network(status);
  open({ hasBegun: true });
  const onReported = vi.fn();
  window.reportFailure?.('start', 'TypeError', onReported);
  expect(onReported.mock.calls.length > 0).toBe(isReported);
});

const emptyStorage = () => createShopStorage(mapStorage(), () => 0);

it.each([
  ['an error', new TypeError('/?oauth_token=CANARY'), 'TypeError'],
  ['a thrown text', 'CANARY', 'unknown'],
  [
    'an error with another name',
    Object.assign(new Error('x'), { name: 'https://a/?CANARY' }),
    'unknown',
  ],
])('names %s without its content', (_, error, name) => {
  expect(keepStartFailure(emptyStorage(), error).reason).toBe(name);
});

it('leaves a failure to the next start, once, unless it has been reported', () => {
  const storage = emptyStorage();
  keepStartFailure(storage, new TypeError('x'));
  expect(takeStartFailure(storage)).toMatchObject({ reason: 'TypeError' });
  expect(takeStartFailure(storage)).toBeNull();
  keepStartFailure(storage, new TypeError('x')).forget();
  expect(takeStartFailure(storage)).toBeNull();
});
