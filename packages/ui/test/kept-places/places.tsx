import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { AccountCard } from '../../src/account-card';
import { CouponRow } from '../../src/coupon-row';
import { type GameOption, GameCards } from '../../src/game-choice';
import { type LimitRule, LimitNote, LimitNotePlace } from '../../src/limit-note';
import { PayBar } from '../../src/pay-bar';
import { PriceArea } from '../../src/price-area';
import { RecipientCard } from '../../src/recipient-card';
import { ReplenishCard } from '../../src/replenish-card';
import { ReplenishBody } from '../../src/replenish-card/replenish-body';
import { type SignInProvidersProps, SignInProviders } from '../../src/sign-in-providers';
import { VipLevelCard } from '../../src/vip-level-card';
import { replenishPayment as payment } from '../replenish-payment';
import { allDone, recipientSteps } from '../shop-samples';
import { samplePlayer } from '../vip-samples';

const press = (): void => undefined;

function recipient(done: number, server: string): ReactElement {
  const steps = recipientSteps(done);
  return (
    <RecipientCard
      steps={steps.map((step) =>
        step.key === 'server' && step.state === 'done' ? { ...step, value: server } : step,
      )}
    />
  );
}

/** A bar whose button names the longest of the steps. */
function NextStepBar(): ReactElement {
  const missing = { label: useTranslate()('who.chooseServer'), onPress: press };
  return <PayBar item="300 Star Crystals" missing={missing} onBuy={press} price="$4.99" />;
}

const coupon = { name: 'Weekend gift', off: '10' };
const choosable = { kind: 'choosable', count: 3, onChoose: press } as const;
const player = { name: 'player01', game: 'Starfall Saga', picture: '' };
const open = { kind: 'open', payment, timeLeft: null, busy: false, onPay: press } as const;
const game: GameOption = { id: 'saga', name: 'Starfall Saga', icon: '', subGames: [] };
const bare: GameOption = { ...game, id: 'bare' };

function cards(...items: readonly GameOption[]): ReactElement {
  return <GameCards chosen={null} list={{ kind: 'ready', items }} onChoose={press} />;
}

const signIn: SignInProvidersProps = {
  ...{ kinds: ['google', 'twitter'], twitterText: 'Opens X', onSignIn: press },
};

const limitRules: readonly LimitRule[] = [
  { per: 'role', times: 3 },
  { per: 'game', times: 3 },
  { per: 'time', times: 3, days: 7 },
];

/** Places that are kept while something loads, with all that comes to stand in them. */
export const places: Readonly<Record<string, readonly ReactElement[]>> = {
  'cards of games': [
    <GameCards chosen={null} key="loading" list={{ kind: 'loading' }} onChoose={press} />,
    cards({ ...game, from: 'from $0.99' }, bare),
    cards({ ...game, subGames: [bare] }, bare),
  ],
  'a limit': [
    <LimitNotePlace key="awaited" />,
    ...limitRules.map((rule) => (
      <LimitNote key={rule.per} rule={rule} standing={{ kind: 'left', left: 2 }} />
    )),
  ],
  recipient: [
    ...Array.from({ length: allDone + 1 }, (_, done) => recipient(done, 'S12')),
    recipient(allDone, 'Americas West · S12 – Ancient'),
  ],
  'pay bar': [
    <PayBar item={null} key="empty" missing={null} onBuy={press} price={null} />,
    <NextStepBar key="next" />,
  ],
  price: [
    <PriceArea key="worked out" price={null} />,
    <PriceArea key="known" price={{ amount: '$4.49', original: '$4.99' }} />,
  ],
  coupon: [
    <CouponRow key="loading" state={{ kind: 'loading' }} />,
    <CouponRow key="unsupported" state={{ kind: 'unsupported-goods' }} />,
    <CouponRow key="unavailable" state={{ kind: 'unavailable', onRetry: press }} />,
    <CouponRow key="none" state={{ kind: 'none-usable', onClaim: press }} />,
    <CouponRow key="chosen" state={{ ...choosable, chosen: { ...coupon, saving: null } }} />,
    <CouponRow key="saves" state={{ ...choosable, chosen: { ...coupon, saving: '$0.50' } }} />,
  ],
  account: [
    <AccountCard key="awaited" onSignIn={press} player="awaited" rows={[]} />,
    <AccountCard key="known" onSignIn={press} player={player} rows={[]} />,
  ],
  'payment for another player': [
    <ReplenishCard key="loading" state={{ kind: 'loading' }} />,
    <ReplenishCard
      key="expired"
      state={{ kind: 'expired', payment, supportHref: 'https://support.example' }}
    />,
  ],
  'what is paid for another player': [
    <ReplenishBody key="loading" state={{ kind: 'loading' }} title={null} />,
    <ReplenishBody key="open" state={open} title={null} />,
  ],
  'sign-in': [
    <SignInProviders {...signIn} key="pending" pending />,
    <SignInProviders {...signIn} key="offered" />,
  ],
  'VIP level': [
    <VipLevelCard earning={null} key="loading" standing={{ kind: 'loading' }} />,
    <VipLevelCard earning={null} key="known" standing={samplePlayer} />,
  ],
};
