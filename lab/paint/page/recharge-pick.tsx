import { type ChannelOption, RechargePopup } from '@shop/ui/recharge-popup';
import type { PopupProps } from '@shop/ui/sheet';
import { type ReactElement, useState } from 'react';
import { ready } from './ready';

/** Props of {@link RechargePick}. */
interface RechargePickProps extends PopupProps {
  channels: readonly ChannelOption[];
}

const ignore = (): undefined => undefined;
const purchase = {
  ...{ goods: '300 Diamonds', bonus: '+20 bonus', picture: '' },
  ...{ role: 'Amaranth', server: 'S12', game: 'Dragon Tale' },
};
const regions = [
  { code: 'SG', name: 'Singapore' },
  { code: 'MY', name: 'Malaysia' },
];

/** The recharge popup with a parent that keeps the chosen channel, so that a pick renders all of it. */
export function RechargePick({ channels, ...popup }: RechargePickProps): ReactElement {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <RechargePopup
      {...popup}
      busy={false}
      canBuy={chosen !== null}
      channels={ready(channels)}
      chosenChannel={chosen}
      onBuy={ignore}
      onChannelChoose={setChosen}
      onRegionChange={ignore}
      price={{ amount: '$4.99' }}
      purchase={purchase}
      region="SG"
      regions={regions}
    />
  );
}
