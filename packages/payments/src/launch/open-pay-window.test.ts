import { expect, it } from 'vitest';
import { AWindow } from '../testing/a-window';
import { anOrder } from '../testing/an-order';
import { createLauncher } from './create-launcher';
import { type PayBrowser, openPayWindow } from './open-pay-window';
import type { PayWindow } from './presenter';

const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

/** The window of a page, in a browser that answers a request for another one with what `answer` returns. */
class ABrowser extends AWindow implements PayBrowser {
  readonly opened: (readonly [url: string, target: string])[] = [];
  stops = 0;
  readonly navigator: PayBrowser['navigator'];
  readonly answer: (page: ABrowser) => PayWindow | null | undefined;

  constructor(answer: ABrowser['answer'], userAgent = chrome) {
    super();
    this.answer = answer;
    this.navigator = { userAgent };
  }

  open(url: string, target: string): PayWindow | null | undefined {
    this.opened.push([url, target]);
    return this.answer(this);
  }

  stop(): void {
    this.stops += 1;
  }

  setTimeout(run: () => void): void {
    setTimeout(run);
  }
}

it('opens an empty window', () => {
  const payWindow = new AWindow();
  const browser = new ABrowser(() => payWindow);
  expect(openPayWindow(browser)).toBe(payWindow);
  expect([browser.opened, browser.stops]).toEqual([[['', '_blank']], 0]);
});

it.each([
  ['nothing', () => undefined],
  ['no window', () => null],
  ['the page’s own window', (page: ABrowser) => page],
])('keeps the page in its tab when the browser returns %s', async (_, answer) => {
  const browser = new ABrowser(answer);
  const opening = openPayWindow(browser);
  // Chromium has begun to leave the page, WebKit does so after this task.
  expect(browser.stops).toBe(1);
  expect(await opening).toBeNull();
  expect([browser.stops, browser.isClosed]).toEqual([2, false]);
});

it('keeps the page in its tab before the order is sent, since that would be stopped, too', async () => {
  const browser = new ABrowser(() => undefined);
  const stopsBefore: number[] = [];
  const launcher = createLauncher({
    createOrder: async () => {
      stopsBefore.push(browser.stops);
      return { kind: 'unknown' };
    },
    openWindow: () => openPayWindow(browser),
  });
  await launcher.launch({ payway_id: '10201', channel_id: '' }, anOrder());
  expect(stopsBefore).toEqual([2]);
});

it('takes a window that is closed at once for none', () => {
  const dead = new AWindow();
  dead.close();
  expect(openPayWindow(new ABrowser(() => dead))).toBeNull();
});

it('asks the browser of an app for no window', () => {
  const browser = new ABrowser(() => new AWindow(), `${chrome} Instagram 337.0.0.35.102 Android`);
  expect(openPayWindow(browser)).toBeNull();
  expect([browser.opened, browser.stops]).toEqual([[], 0]);
});

it('is not used for a link that comes after it was closed', async () => {
  const payWindow = new AWindow();
  const launcher = createLauncher({
    createOrder: async () => {
      payWindow.close();
      return {
        kind: 'created',
        billing_no: 'B1',
        url: 'https://www.paypal.com/1',
        repeated: false,
      };
    },
    openWindow: () => openPayWindow(new ABrowser(() => payWindow)),
  });
  const result = await launcher.launch({ payway_id: '10201', channel_id: '' }, anOrder());
  expect(result).toMatchObject({ kind: 'redirect', isOpen: false });
  expect(payWindow.visited).toEqual([]);
});
