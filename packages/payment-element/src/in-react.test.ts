// @vitest-environment jsdom
import { type ReactElement, act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentSetup, PaymentState } from './payment-setup';
import { openPage, sell, settled } from './testing/sell';

beforeEach(() => {
  openPage();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** What a page of a framework writes as `<shop-payment :setup @shop-payment-change>`. */
function payment(
  setup: PaymentSetup,
  onChange: (event: CustomEvent<PaymentState>) => void,
): ReactElement {
  return createElement('shop-payment', { setup, 'onshop-payment-change': onChange });
}

describe('the element in React', () => {
  it('takes its property, tells by its event, and leaves with its component', async () => {
    const { setup } = await sell();
    document.body.replaceChildren();
    const states: string[] = [];
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    act(() => {
      root.render(payment(setup, ({ detail }) => states.push(detail.status)));
    });
    await settled();
    const [shown] = document.getElementsByTagName('shop-payment');
    expect(shown?.setup).toBe(setup);
    const rows = shown?.shadowRoot?.querySelectorAll<HTMLElement>('[part=row]') ?? [];
    rows[0]?.click();
    shown?.shadowRoot?.querySelector<HTMLElement>('[part~=buy]')?.click();
    await settled();
    expect([states[0], states.at(-1)]).toEqual(['sent', 'placed']);
    act(() => {
      root.unmount();
    });
    expect(shown?.isConnected).toBe(false);
  });

  it('is an empty tag where a server renders the page', async () => {
    const { setup } = await sell();
    expect(renderToString(payment(setup, () => undefined))).toBe('<shop-payment></shop-payment>');
  });
});
