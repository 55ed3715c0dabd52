import type { Channel, ChannelsByRegion } from '@shop/contract';
import type { OrderAnswer } from '@shop/payments';
import { type Mock, vi } from 'vitest';
import '../index';
import type {
  ExchangeSetup,
  PaymentSetup,
  PaymentState,
  PurchaseSetup,
  ShopPaymentElement,
} from '../payment-setup';

const way = (payway_id: string, name: Channel['name'], more: Partial<Channel> = {}): Channel => ({
  ...{ description: '', open_coupon: true },
  ...{ payway_id, channel_id: '', name, icon: `https://api.example/${payway_id}.svg` },
  ...{ sort: 1, min_money: 0, max_money: 0, sub_payment: [] },
  ...more,
});
/** A channel that opens a page. */
export const wallet = way('10201', { en: 'Purse', de: 'Geldbeutel' });
const dear = way('10701', 'Dear', { min_money: 20 });
/** A channel that no provider serves. */
export const unserved = way('99999', 'Nobody');
const method = (channel_id: string): Channel['sub_payment'][number] => ({
  ...{ channel_id, name: channel_id, icon: 'https://api.example/i.svg', sort: 1 },
  ...{ min_money: 0, max_money: 0 },
});
const wallets = way('11501', 'Wallets', { sub_payment: [method('PAYNOW'), method('QRIS')] });
const inGame = way('10301', 'Card');
const channels: ChannelsByRegion = { GLOBAL: [wallet, dear, unserved], SG: [wallets, inGame] };

/** The answer to an order. */
export const created: OrderAnswer = {
  kind: 'created',
  billing_no: 'B1',
  url: 'https://pay.example/1',
  repeated: false,
};

/** Begins with an empty page in English, whose browser keeps nothing yet and opens no window. */
export function openPage(): void {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  document.documentElement.lang = 'en';
  localStorage.clear();
  vi.spyOn(window, 'open').mockReturnValue(null);
}

/** An element that sells goods. */
export interface Sale extends Shown {
  readonly setup: PurchaseSetup;
  readonly createOrder: Mock<PaymentSetup['createOrder']>;
}

/** An element, and what a player sees and does in it. */
export interface Shown {
  readonly payment: ShopPaymentElement;
  /** The states that were told, in their order. */
  readonly states: readonly PaymentState[];
  readonly all: <E extends Element>(selector: string) => E[];
  readonly text: () => string;
  /** The ways to pay, without options. */
  readonly ways: () => readonly string[];
  readonly choose: (name: string) => void;
  readonly press: (name: string) => Promise<void>;
  readonly buyButton: () => HTMLButtonElement | undefined;
}

const order: PurchaseSetup['order'] = {
  ...{ client_id: '510001', product_id: 'gems', areaId: 'am', server_id: 's1', role_id: 'r1' },
  ...{ domain_area: 'universal', platform: 'web', game_channel_id: '1', bcp47_lang: 'en' },
  ...{ did: 'd', session_id: 's', session_time: 1, traffic_source: 'other' },
};

/** Puts an element into the page that sells what `changes` say. */
export async function sell(changes: Partial<PurchaseSetup> = {}): Promise<Sale> {
  const createOrder = vi.fn<PaymentSetup['createOrder']>(() => Promise.resolve(created));
  const setup: PurchaseSetup = {
    ...{ player: 'p1', channels, createOrder, readOrder, order, linkHosts: ['pay.example'] },
    item: { name: '300 gems', price: 4.99, currency: 'USD' },
    ...changes,
  };
  return { setup, createOrder, ...(await show(setup)) };
}

/** Puts an element into the page where a prepaid card is exchanged. */
export async function sellForCards(
  changes: Partial<ExchangeSetup> = {},
): Promise<
  Shown & { readonly setup: ExchangeSetup; readonly redeemCard: Mock<ExchangeSetup['redeemCard']> }
> {
  const { client_id, areaId, server_id, role_id, platform } = order;
  const redeemCard = vi.fn<ExchangeSetup['redeemCard']>(() =>
    Promise.resolve({ kind: 'created', billing_no: 'B1', url: '', repeated: false }),
  );
  const setup: ExchangeSetup = {
    ...{ player: 'p1', channels: null, createOrder: vi.fn(), redeemCard, readOrder },
    item: { name: 'Card exchange' },
    order: { client_id, server_id, role_id, platform, ...(areaId && { areaId }) },
    ...changes,
  };
  return { setup, redeemCard, ...(await show(setup)) };
}

async function readOrder(): Promise<null> {
  return Promise.resolve(null);
}

async function show(setup: PaymentSetup): Promise<Shown> {
  const payment = document.createElement('shop-payment');
  const states: PaymentState[] = [];
  payment.addEventListener('shop-payment-change', ({ detail }) => states.push(detail));
  document.body.append(payment);
  payment.setup = setup;
  await settled();
  return { payment, states, ...inside(payment) };
}

/** Lets all that was begun go on; no time passes. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await vi.dynamicImportSettled();
}

function inside(payment: ShopPaymentElement): Omit<Shown, 'payment' | 'states'> {
  const root = (): ShadowRoot => {
    if (payment.shadowRoot === null) throw new Error('The element shows nothing.');
    return payment.shadowRoot;
  };
  const all = <E extends Element>(selector: string): E[] => [
    ...root().querySelectorAll<E>(selector),
  ];
  return {
    all,
    text: () => root().firstElementChild?.textContent ?? '',
    ways: () =>
      all<HTMLElement>('[part=list] > [part=rows] > [part=way] > [part=row]').map(
        (row) => row.textContent,
      ),
    choose: (name: string) => {
      const row = all<HTMLElement>('[part=row]').find((one) => one.textContent.includes(name));
      row?.querySelector('input')?.click();
    },
    press: async (name: string) => {
      const button = all<HTMLElement>('[part~=button]').find((one) => one.textContent === name);
      if (button === undefined) throw new Error(`There is no ${name}.`);
      button.click();
      await settled();
    },
    buyButton: () => all<HTMLButtonElement>('[part~=buy]')[0],
  };
}
