import type { PaymentSetup } from '@shop/payment-element';
import '@shop/payment-element';
import type { PopupProps } from '@shop/ui/sheet';
import type { ReactElement } from 'react';
import { Box } from './baselines';
import { channels } from './lists';

const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="40" height="26"/>';

/** The channels of the other lists, each of a provider that the package can launch. */
const listed = channels.map(({ name, description }, sort) => ({
  ...{ payway_id: '10501', channel_id: name, name, icon, sort, description },
  ...{ min_money: 0, max_money: 0, open_coupon: false, sub_payment: [] },
}));

const setup: PaymentSetup = {
  ...{ player: 'p1', channels: { GLOBAL: listed } },
  item: { name: '300 Starlight', price: 4.99, currency: 'USD' },
  order: {
    ...{ client_id: '510001', product_id: 'gems', server_id: 's1', role_id: 'r1' },
    ...{ domain_area: 'universal', platform: 'web', game_channel_id: '1', bcp47_lang: 'en' },
    ...{ did: 'd', session_id: 's', session_time: 1, traffic_source: 'other' },
  },
  createOrder: () => Promise.resolve({ kind: 'unknown' }),
  readOrder: () => Promise.resolve(null),
};

function shopPayment(): HTMLElement {
  const element = document.createElement('shop-payment');
  element.setup = setup;
  return element;
}

/** `<shop-payment>` in a box over the page. */
export function PaymentElement(popup: PopupProps): ReactElement {
  return (
    <Box {...popup}>
      <div ref={(parent) => parent?.replaceChildren(shopPayment())} />
    </Box>
  );
}
