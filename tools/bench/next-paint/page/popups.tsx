import { ConfirmPopup } from '@shop/ui/confirm-popup';
import { GameListPopup } from '@shop/ui/game-list-popup';
import { HostedCardPanel } from '@shop/ui/hosted-card-panel';
import { LanguagePopup } from '@shop/ui/language-popup';
import { LoginPopup } from '@shop/ui/login-popup';
import { ResultPopup } from '@shop/ui/result-popup';
import { RoleListPopup } from '@shop/ui/role-list-popup';
import { ServerListPopup } from '@shop/ui/server-list-popup';
import type { PopupProps } from '@shop/ui/sheet';
import { SubChannelPopup } from '@shop/ui/sub-channel-popup';
import type { ReactElement } from 'react';
import { channels, servers } from './lists';
import { ready } from './ready';
import { OursPick } from './ours-pick';

const ignore = (): undefined => undefined;
const few = channels.slice(0, 12);
const games = few.map(({ key, name }) => ({ id: key, name, icon: '', subGames: [] }));
const roles = few.map(({ key, name }, level) => ({ id: key, name, level }));
const languages = few.map(({ key, name }) => ({ tag: key, name }));
const order = { account: 'player', game: 'Dragon Tale', goods: '300 Diamonds', billingNo: 'B1' };

/** Every popup of the kit, filled; one more is one more line. */
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
  'recharge, 12 channels': (p) => <OursPick {...p} channels={few} />,
  'recharge, 300 channels': (p) => <OursPick {...p} channels={channels} />,
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
};
