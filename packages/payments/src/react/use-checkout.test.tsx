// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { type ReactElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { type MockInstance, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutExchange } from '../checkout/sent-details';
import { inGameCard } from '../in-game-card/in-game-card';
import type { OrderToWatch } from '../purchase/watch-order';
import { aCheckoutBrowser } from '../testing/a-checkout-browser';
import { checkoutOrder, created, payPage } from '../testing/a-checkout-page';
import { type UseCheckoutOptions, useCheckout } from './use-checkout';

type Options = UseCheckoutOptions<OrderToWatch>;

/** The options of a page whose back end makes an order, which is never paid. */
function aPage(changes: Partial<Options> = {}): Options {
  const browser = aCheckoutBrowser();
  return {
    player: 'p1',
    linkHosts: ['pay.example'],
    browser: () => browser,
    createOrder: () => Promise.resolve(created),
    readOrder: vi.fn<Options['readOrder']>(() => Promise.resolve({ status: 'pending' })),
    ...changes,
  };
}

const role: CheckoutExchange = {
  ...{ client_id: 'c1', server_id: 's1', role_id: 'r1', platform: 'web' },
};
const prepaidCard = { number: '5300010112345678', password: 'KX7Q2M' };

function Shop(options: Options): ReactElement {
  const { state } = useCheckout(options);
  return <p role="status">{state.status}</p>;
}

function parsed(markup: string): Iterable<Node> {
  return new DOMParser().parseFromString(markup, 'text/html').body.childNodes;
}

const hour = 60 * 60_000;
const advance = async (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

let consoleError: MockInstance<Console['error']>;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  // React reports a defect of a component, and markup that differs from the server's, on the console.
  consoleError = vi.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  expect(consoleError).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe.each([false, true])('a component, in strict mode: %s', (reactStrictMode) => {
  const open = (options: Options) =>
    renderHook((given: Options) => useCheckout(given), { initialProps: options, reactStrictMode });

  it('buys, and shows how far the purchase has come', async () => {
    const createOrder = vi.fn<Options['createOrder']>(
      async () => new Promise((resolve) => setTimeout(resolve, 1_000, created)),
    );
    const { result } = open(aPage({ createOrder }));
    expect(result.current.state.status).toBe('chosen');
    act(() => void result.current.buy(payPage, checkoutOrder));
    expect(result.current.state.status).toBe('sent');
    await advance(1_000);
    expect(createOrder).toHaveBeenCalledTimes(1);
    expect(result.current.state).toMatchObject({ status: 'placed', billingNo: 'B1' });
  });

  it('exchanges a card by the latest function of the page', async () => {
    const redeemCard = vi.fn<NonNullable<Options['redeemCard']>>(() =>
      Promise.resolve({ ...created, url: '' }),
    );
    const presenters = { 'in-game-card': inGameCard(() => Promise.resolve(prepaidCard)) };
    const page = aPage({ presenters, redeemCard: async () => Promise.reject(new Error('old')) });
    const { result, rerender } = open(page);
    rerender({ ...page, redeemCard });
    act(() => void result.current.exchange(role));
    await advance(0);
    expect(redeemCard).toHaveBeenCalledOnce();
    expect(result.current.state).toMatchObject({ status: 'placed', billingNo: 'B1' });
  });

  it('watches an order until it leaves', async () => {
    const page = aPage();
    const { result, unmount } = open(page);
    act(() => {
      result.current.follow({ billingNo: 'B1', url: '' });
    });
    await advance(2_000);
    expect(page.readOrder).toHaveBeenCalledTimes(2);
    unmount();
    await advance(hour);
    expect(page.readOrder).toHaveBeenCalledTimes(2);
  });

  it('finds the purchase of an earlier page', async () => {
    const page = aPage({ createOrder: async () => Promise.resolve({ kind: 'unknown' }) });
    const earlier = open(page);
    await act(async () => earlier.result.current.buy(payPage, checkoutOrder));
    earlier.unmount();
    expect(open(page).result.current.state.status).toBe('unknown');
  });

  it('calls the functions of its latest render', async () => {
    const page = aPage({ createOrder: async () => Promise.reject(new Error('no token')) });
    const { result, rerender } = open(page);
    const { buy } = result.current;
    rerender({ ...page, createOrder: async () => Promise.resolve(created) });
    await act(async () => buy(payPage, checkoutOrder));
    expect(result.current.state.status).toBe('placed');
    expect(result.current.buy).toBe(buy);
  });

  it('shows another player only their own purchases', async () => {
    const page = aPage();
    const { result, rerender } = open(page);
    await act(async () => result.current.buy(payPage, checkoutOrder));
    rerender({ ...page, player: 'p2' });
    expect(result.current.state.status).toBe('chosen');
    rerender(page);
    expect(result.current.state.status).toBe('placed');
  });
});

describe('a page that a server renders', () => {
  it('has nothing under way, and needs no browser', () => {
    const browser = vi.fn<Options['browser']>();
    expect(renderToString(<Shop {...aPage({ browser })} />)).toContain('chosen');
    expect(browser).not.toHaveBeenCalled();
  });

  it('shows what is under way once it runs in the browser', async () => {
    const page = aPage({ createOrder: async () => Promise.resolve({ kind: 'unknown' }) });
    const earlier = renderHook(() => useCheckout(page));
    await act(async () => earlier.result.current.buy(payPage, checkoutOrder));
    earlier.unmount();
    const shop = (
      <StrictMode>
        <Shop {...page} />
      </StrictMode>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.append(...parsed(renderToString(shop)));
    render(shop, { container, hydrate: true });
    expect(screen.getByRole('status').textContent).toBe('unknown');
    await advance(0);
  });
});
