// @vitest-environment jsdom
import { trackingCalls } from '@shop/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import type { Milestone } from '../browser';
import type { ShopServices } from '../services';
import { type SentEvent, createTestServices, recordEvents } from '../testing';
import { type VitalsObserver, startMetrics } from './start-metrics';

let sent: SentEvent[] = [];
let marks: { readonly name: string; readonly startTime: number }[] = [];

beforeEach(() => {
  marks = [];
  const ofName = (name: string) => marks.filter((mark) => mark.name === name);
  vi.stubGlobal('performance', { getEntriesByName: ofName });
  ({ sent } = recordEvents());
  const listening = vi.spyOn(document, 'addEventListener');
  return () => {
    // The page of the next test is another one.
    for (const [type, listener] of listening.mock.calls)
      document.removeEventListener(type, listener);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

function reach(milestone: Milestone, startTime: number): void {
  marks.push({ name: `shop-${milestone}`, startTime });
}

/** Measures a page; `note` is called as by the library that measures web vitals. */
function measured(others: Partial<ShopServices> = {}) {
  let note: Parameters<VitalsObserver>[0] = () => undefined;
  startMetrics(createTestServices({}, others), (noteVital) => {
    note = noteVital;
  });
  const hide = (): readonly SentEvent['body'][] => {
    sent.length = 0;
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    state.mockRestore();
    return sent.map(({ body }) => body);
  };
  return {
    hide,
    note: ((...vital) => {
      note(...vital);
    }) satisfies typeof note,
  };
}

const always = {
  ...{ event: 'metrics', brand: 'nova', version: 'new', release: 'storefront-new@1.2.0' },
  ...{ language: 'en', page: '/goods' },
};

/** Steps of a purchase in a page that took as long as the test says. */
function buy(): void {
  reach('goods-visible', 640.4);
  reach('payment-opened', 4_000);
  reach('order-requested', 9_000);
}

it('sends the web vitals and the steps of a purchase when the page is hidden', () => {
  const { hide, note } = measured();
  note('lcp_ms', 400);
  note('lcp_ms', 812);
  note('inp_ms', 96);
  note('cls', 0.004);
  buy();
  expect(hide()).toEqual([
    {
      ...always,
      ...{ lcp_ms: 812, inp_ms: 96, cls: 0.004 },
      ...{ goods_visible_ms: 640, payment_opened_ms: 3_360, order_requested_ms: 5_000 },
    },
  ]);
  expect(sent[0]?.url).toBe('http://track.localhost:4000/metrics.php');
});

it('sends each value once: afterwards only steps that were added while the page was visible', () => {
  const { hide, note } = measured();
  note('lcp_ms', 812);
  buy();
  hide();
  note('lcp_ms', 900);
  note('cls', 0.1);
  expect(hide()).toEqual([]);
  reach('outcome-shown', 30_000);
  expect(hide()).toEqual([{ ...always, outcome_shown_ms: 21_000 }]);
  expect(hide()).toEqual([]);
});

it('sends nothing while nothing is measured, and the web vitals once they are', () => {
  const { hide, note } = measured();
  expect(hide()).toEqual([]);
  note('lcp_ms', 812);
  expect(hide()).toEqual([{ ...always, lcp_ms: 812 }]);
});

it('leaves out a step without the one before, as in a page that was loaded again', () => {
  const { hide } = measured();
  reach('goods-visible', 500);
  reach('outcome-shown', 700);
  expect(hide()).toEqual([{ ...always, goods_visible_ms: 500 }]);
});

it('takes the outcome of the order that was requested, not that of an earlier one', () => {
  const { hide } = measured();
  reach('outcome-shown', 100);
  buy();
  reach('outcome-shown', 12_000);
  expect(hide()).toMatchObject([{ outcome_shown_ms: 3_000 }]);
});

it('measures the first purchase of a page', () => {
  const { hide } = measured();
  buy();
  reach('outcome-shown', 12_000);
  reach('payment-opened', 20_000);
  reach('order-requested', 21_000);
  expect(hide()).toMatchObject([{ payment_opened_ms: 3_360, order_requested_ms: 5_000 }]);
});

it('names the kind of connection where the browser estimates it', () => {
  vi.stubGlobal('navigator', { connection: { effectiveType: '3g', rtt: 100 } });
  const { hide, note } = measured();
  note('cls', 0);
  expect(hide()).toEqual([{ ...always, connection: '3g', cls: 0 }]);
});

it('sends what the contract accepts, and nothing of the player', () => {
  const { pageHistory } = createTestServices();
  const shown = { ...pageHistory.shown, pathname: '/order/17', search: '?oauth_token=CANARY' };
  const { hide, note } = measured({ pageHistory: { ...pageHistory, shown } });
  note('lcp_ms', 1);
  const [body] = hide();
  expect(v.parse(trackingCalls.trackMetrics.params, body)).toEqual(body);
  expect(body).toEqual({ ...always, page: 'other', lcp_ms: 1 });
});
