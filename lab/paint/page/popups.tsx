import type { PopupProps } from '@shop/ui/sheet';
import { type ComponentType, type ReactElement, useState } from 'react';
import { channels, servers } from './lists';
import { PaymentElement } from './payment-element';

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

/** What is measured, by name: the popups, and the element for pages of others. */
export const popups = {
  ...ofUiKit,
  'Payment element': (popup: PopupProps) => <PaymentElement {...popup} />,
};
