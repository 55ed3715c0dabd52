import { ConfirmPopup } from '@shop/ui/confirm-popup';
import type { CouponOption } from '@shop/ui/coupon-card';
import { CouponClaim } from '@shop/ui/coupon-claim';
import { CouponConsume } from '@shop/ui/coupon-consume';
import { CouponPicker } from '@shop/ui/coupon-picker';
import { GameListPopup } from '@shop/ui/game-list-popup';
import { HostedCardPanel } from '@shop/ui/hosted-card-panel';
import { InquiryPopup } from '@shop/ui/inquiry-popup';
import { LanguagePopup } from '@shop/ui/language-popup';
import { LegalNoticePopup } from '@shop/ui/legal-notice-popup';
import { LoginPopup } from '@shop/ui/login-popup';
import { type ChannelGroup, type ChannelOption, RechargePopup } from '@shop/ui/recharge-popup';
import { ResultPopup } from '@shop/ui/result-popup';
import { RoleListPopup } from '@shop/ui/role-list-popup';
import { ServerListPopup } from '@shop/ui/server-list-popup';
import type { PopupProps } from '@shop/ui/sheet';
import { SubChannelPopup } from '@shop/ui/sub-channel-popup';
import { type ReactElement, useState } from 'react';
import { channels, servers } from './lists';

const ready = <Item,>(items: readonly Item[]) => ({ kind: 'ready', items }) as const;
const ignore = (): undefined => undefined;
const few = channels.slice(0, 12);
const games = few.map(({ key, name }) => ({ id: key, name, icon: '', subGames: [] }));
const roles = few.map(({ key, name }, level) => ({ id: key, name, level }));
const coupons = few.map(({ key, name }): CouponOption => ({
  code: key,
  name,
  off: '10',
  standing: { kind: 'avail', validUntil: '' },
}));
const languages = few.map(({ key, name }) => ({ tag: key, name }));
const notice = {
  seller: 'Seller',
  representative: 'Representative',
  contact: 'Contact',
  price: 'Price',
  payment: 'Payment',
  delivery: 'Delivery',
  returns: 'None',
  minors: 'Minors',
  systems: 'Systems',
};
const order = { account: 'player', game: 'Dragon Tale', goods: '300 Diamonds', billingNo: 'B1' };

const purchase = {
  ...{ goods: '300 Diamonds', bonus: '+20 bonus', picture: '' },
  ...{ role: 'Amaranth', server: 'S12', game: 'Dragon Tale' },
};
const regions = [
  { code: 'SG', name: 'Singapore' },
  { code: 'MY', name: 'Malaysia' },
];

/** By kind, as few channels are shown. */
const groups: readonly ChannelGroup[] = [
  { key: 'wallet', title: 'Wallets', channels: few.slice(0, 6) },
  {
    ...{ key: 'card', title: 'Cards', channels: few.slice(6, 7) },
    folded: { title: 'Other card payments (5)', channels: few.slice(7) },
  },
];

/** The recharge popup with a parent that keeps the chosen channel, so that a pick renders all of it. */
function RechargePick(
  props: PopupProps & {
    channels: readonly ChannelOption[];
    groups?: readonly ChannelGroup[];
  },
): ReactElement {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <RechargePopup
      {...props}
      busy={false}
      canBuy={chosen !== null}
      channels={ready(props.channels)}
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

/** Every popup of the UI kit with sample content. */
export const popups: Readonly<Record<string, (popup: PopupProps) => ReactElement>> = {
  login: (p) => <LoginPopup {...p} busy={false} onSubmit={ignore} />,
  language: (p) => <LanguagePopup {...p} current="" languages={languages} onChoose={ignore} />,
  confirm: ({ open, onOpenChange }) => (
    <ConfirmPopup
      cancelText="No"
      confirmText="Yes"
      content="Leave?"
      onCancel={() => {
        onOpenChange(false);
      }}
      onConfirm={ignore}
      open={open}
      title="Leave"
    />
  ),
  'game list': (p) => <GameListPopup {...p} chosen={null} list={ready(games)} onChoose={ignore} />,
  'server list, 5,000': (p) => (
    <ServerListPopup {...p} chosen={null} list={ready(servers)} onChoose={ignore} />
  ),
  'role list': (p) => (
    <RoleListPopup
      {...p}
      chosen={null}
      list={ready(roles)}
      onChangeAccount={ignore}
      onChangeServer={ignore}
      onChoose={ignore}
    />
  ),
  'recharge, 12 channels': (p) => <RechargePick {...p} channels={few} groups={groups} />,
  'recharge, 300 channels': (p) => <RechargePick {...p} channels={channels} />,
  'sub-channels': (p) => (
    <SubChannelPopup {...p} channelName="Cards" chosen={null} items={few} onChoose={ignore} />
  ),
  'hosted card': (p) => (
    <HostedCardPanel {...p} amount="$4.99" channelName="Cards" status={{ kind: 'ready' }}>
      <p>the frame</p>
    </HostedCardPanel>
  ),
  result: (p) => (
    <ResultPopup
      {...p}
      copied={false}
      onCopy={ignore}
      order={order}
      outcome={{ kind: 'success', onRechargeDone: ignore }}
    />
  ),
  'coupon picker': (p) => (
    <CouponPicker
      {...p}
      coupons={ready(coupons)}
      history={ready([])}
      onPick={ignore}
      onViewChange={ignore}
      picked={null}
      view="coupons"
    />
  ),
  'coupon claim': (p) => (
    <CouponClaim
      {...p}
      coupons={ready(coupons)}
      isClaimingAll={false}
      onClaim={ignore}
      onClaimAll={ignore}
      onUse={ignore}
    />
  ),
  'coupon consume': (p) => (
    <CouponConsume
      {...p}
      coupon={coupons[0]}
      onContinueWithout={ignore}
      onUse={ignore}
      price={{ amount: '$4.49', original: '$4.99' }}
      purchase={{ ...purchase, amount: '$4.99' }}
    />
  ),
  'legal notice': (p) => (
    <LegalNoticePopup {...p} game="Dragon Tale" language="ja" notice={notice} />
  ),
  inquiry: (p) => (
    <InquiryPopup
      {...p}
      contact={{ kind: 'mail', address: 'help@shop.example' }}
      hours={[{ from: '10:00', to: '13:00' }]}
      order={null}
      timeZone="UTC+9"
    />
  ),
};
