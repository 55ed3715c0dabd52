import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { fn } from 'storybook/test';
import { type CouponRowState, CouponRow } from '../src/coupon-row';
import { GameArt } from '../src/game-art';
import { GameCards } from '../src/game-choice';
import { GoodsGrid } from '../src/goods-grid';
import { PayBar } from '../src/pay-bar';
import { RechargePopup } from '../src/recharge-popup';
import { RecipientCard } from '../src/recipient-card';
import { SheetColumnProvider, SheetPlaceProvider } from '../src/sheet';
import { type StepKey, StepBar } from '../src/step-bar';
import { OldPage } from './shop-frame';
import { allDone, games, goodsTypes, recipientSteps } from './shop-samples';
import { pictures } from './story-pictures';

export const onChooseGame = fn();
export const onBuy = fn();
const coupon: CouponRowState = {
  ...{ kind: 'choosable', count: 3, onChoose: fn() },
  chosen: { name: 'VIP −5%', off: '5', saving: '$0.25' },
};

/** The bar of steps, whose finished steps lead back. */
function Steps({ current }: { current: StepKey }): ReactElement {
  return (
    <StepBar current={current} links={{ 'select-game': '#games', 'select-goods': '#goods' }} />
  );
}

/** The art of the chosen game, or of a shop with several. */
function art(game: { name: string; logo: string } | null): ReactElement {
  return <GameArt banner={pictures.art} brandName="Northstar" game={game} windows="wide" />;
}

const artOfGame = art({ name: 'Starfall Saga', logo: pictures.game });

/** Props of {@link PopupPage}. */
interface PopupPageProps {
  step: StepKey;
  popup: ReactNode;
  /** Whether the window has room for a second column. */
  isWide?: boolean;
}

/** A page that consists of a popup of the new version. */
export function PopupPage({ step, popup, isWide = false }: PopupPageProps): ReactElement {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [side, setSide] = useState<HTMLElement | null>(null);
  return (
    <>
      <OldPage
        art={artOfGame}
        sidePlace={isWide ? setSide : undefined}
        steps={<Steps current={step} />}
      >
        <div ref={setPlace} />
      </OldPage>
      <SheetPlaceProvider value={place}>
        <SheetColumnProvider value={side}>{popup}</SheetColumnProvider>
      </SheetPlaceProvider>
    </>
  );
}

/** The page of step 1. */
export function SelectGamePage(): ReactElement {
  return (
    <OldPage art={art(null)} steps={<StepBar current="select-game" />}>
      <GameCards chosen={null} list={{ kind: 'ready', items: games }} onChoose={onChooseGame} />
    </OldPage>
  );
}

/** The page of step 2. */
export function SelectGoodsPage(): ReactElement {
  const t = useTranslate();
  return (
    <OldPage
      art={artOfGame}
      order={<PayBar item="300 Star Crystals" missing={null} onBuy={onBuy} price="$4.99" />}
      steps={<Steps current="select-goods" />}
    >
      <RecipientCard steps={recipientSteps(allDone)} />
      <GoodsGrid
        chosen="300"
        chosenType={null}
        onChoose={fn()}
        onTypeChange={fn()}
        state={{ kind: 'ready', types: goodsTypes(t) }}
      />
    </OldPage>
  );
}

/** The page of step 3. */
export function RechargePage({ isWide = false }: Pick<PopupPageProps, 'isWide'>): ReactElement {
  const [chosen, setChosen] = useState<string | null>(null);
  const names = ['PayHere', 'Card', 'Bank transfer', 'Game wallet'];
  const props = {
    open: true,
    onOpenChange: fn(),
    purchase: {
      goods: '300 Star Crystals',
      bonus: '+15 Bonus',
      picture: pictures.game,
      role: 'Ally',
      server: 'S12 – Ancient Grove',
      game: 'Starfall Saga',
    },
    coupon: <CouponRow state={coupon} />,
    regions: [
      { code: 'DE', name: 'Germany' },
      { code: 'FR', name: 'France' },
    ],
    region: 'DE',
    onRegionChange: fn(),
    channels: {
      kind: 'ready',
      items: names.map((name) => ({
        key: name,
        name,
        icon: '',
        description: '',
        hasSubChannels: false,
      })),
    },
    chosenChannel: chosen,
    onChannelChoose: setChosen,
    price: { amount: '$4.99' },
    busy: false,
    canBuy: chosen !== null,
    onBuy,
  } as const;
  return <PopupPage isWide={isWide} popup={<RechargePopup {...props} />} step="recharge" />;
}
