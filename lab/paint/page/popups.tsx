import type { PaymentSetup } from '@shop/payment-element';
import '@shop/payment-element';
import type { PopupProps } from '@shop/ui/sheet';
import { type ComponentType, type ReactElement, useState } from 'react';
import { Box, channels, servers } from './baselines';

/** The part of a story file's default export that is used. */
interface Stories {
  title: string;
  component?: ComponentType<object>;
  args?: object;
}

const stories = import.meta.glob<Stories>('../../../packages/ui/src/*/*.stories.tsx', {
  eager: true,
  import: 'default',
});

function propsOf({ open, onOpenChange }: PopupProps): object {
  const close = (): void => {
    onOpenChange(false);
  };
  // Some popups have another name for being closed.
  return { open, onOpenChange, onCancel: close, onClose: close };
}

/** A popup with a parent that keeps the chosen channel, so that a pick renders all of it. */
function Pick({ popup: Popup, ...props }: { popup: ComponentType<object> }): ReactElement {
  const [chosen, setChosen] = useState<string | null>(null);
  return <Popup {...props} {...{ chosenChannel: chosen, onChannelChoose: setChosen }} />;
}

const few = channels.slice(0, 12);

/** As few channels are shown: by kind, and folded where there are many of one. */
const kinds = [
  { key: 'wallet', title: 'Wallets', channels: few.slice(0, 6) },
  {
    ...{ key: 'card', title: 'Cards', channels: few.slice(6, 7) },
    folded: { title: 'Other card payments (5)', channels: few.slice(7) },
  },
];

const ready = (items: readonly object[]) => ({ kind: 'ready', items });

/** Every popup of the UI kit as its stories show it, by their titles; those with long lists have the longest. */
const ofUiKit: Readonly<Record<string, (popup: PopupProps) => ReactElement>> = Object.fromEntries(
  Object.values(stories).flatMap(({ title, component: Popup, args = {} }) => {
    const name = title.replace('Popups/', '');
    if (name === title || Popup === undefined || !('open' in args)) return [];
    if (name === 'Server list popup')
      return [[name, (p) => <Popup {...args} {...propsOf(p)} list={ready(servers)} />]];
    if (name === 'Recharge popup') {
      const pickIn = (shown: object) => (p: PopupProps) => (
        <Pick popup={Popup} {...args} {...shown} {...propsOf(p)} />
      );
      return [
        [name, pickIn({ channels: ready(channels), groups: undefined })],
        [`${name} by kind`, pickIn({ channels: ready(few), groups: kinds })],
      ];
    }
    return [[name, (p) => <Popup {...args} {...propsOf(p)} />]];
  }),
);

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
function PaymentElement(popup: PopupProps): ReactElement {
  return (
    <Box {...popup}>
      <div ref={(parent) => parent?.replaceChildren(shopPayment())} />
    </Box>
  );
}

/** What is measured, by name: the popups, and the element for pages of others. */
export const popups = {
  ...ofUiKit,
  'Payment element': PaymentElement,
};
