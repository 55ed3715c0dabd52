import { useTranslate } from '@shop/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { OldPage } from '../../test/shop-frame';
import { allDone, games, goodsTypes, recipientSteps } from '../../test/shop-samples';
import { pictures } from '../../test/story-pictures';
import { type CouponRowState, CouponRow } from '../coupon-row';
import { GameCards } from '../game-choice';
import { GoodsGrid } from '../goods-grid';
import { PayBar } from '../pay-bar';
import { RechargePopup } from '../recharge-popup';
import { RecipientCard } from '../recipient-card';
import { type ResultOutcome, ResultPopup } from '../result-popup';
import { SheetPlaceProvider } from '../sheet';
import { type StepKey, StepBar } from '../step-bar';

const onChooseGame = fn();
const onBuy = fn();
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

/** A page that consists of a popup of the new version. */
function PopupPage({ step, popup }: { step: StepKey; popup: ReactNode }): ReactElement {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <OldPage steps={<Steps current={step} />}>
        <div ref={setPlace} />
      </OldPage>
      <SheetPlaceProvider value={place}>{popup}</SheetPlaceProvider>
    </>
  );
}

/** The page of step 1. */
function SelectGamePage(): ReactElement {
  return (
    <OldPage steps={<StepBar current="select-game" />}>
      <GameCards chosen={null} list={{ kind: 'ready', items: games }} onChoose={onChooseGame} />
    </OldPage>
  );
}

/** The page of step 2. */
function SelectGoodsPage(): ReactElement {
  const t = useTranslate();
  return (
    <OldPage
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
function RechargePage(): ReactElement {
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
  return <PopupPage popup={<RechargePopup {...props} />} step="recharge" />;
}

/** The page of step 4. */
function ResultPage({ outcome }: { outcome: ResultOutcome }): ReactElement {
  return (
    <PopupPage
      popup={
        <ResultPopup
          copied={false}
          onCopy={fn()}
          onOpenChange={fn()}
          open
          order={{
            account: 'ally_1987',
            game: 'Starfall Saga',
            goods: '300 Star Crystals',
            server: 'S12 – Ancient Grove',
            role: 'Ally',
            billingNo: '20261121-000042',
          }}
          outcome={outcome}
        />
      }
      step="result"
    />
  );
}

const meta = {
  title: 'Screens/Old version',
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Step 1: the player chooses the game. */
export const Step1SelectGame: Story = {
  render: SelectGamePage,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Starfall Saga/ }));
    await expect(onChooseGame).toHaveBeenCalledWith('saga');
  },
};

/** Step 2: the player chooses account, server, role and goods. */
export const Step2SelectGoods: Story = { tags: ['large-text'], render: SelectGoodsPage };

/** Step 2 on a phone held sideways: a row of goods with their prices is in sight. */
export const Step2Sideways: Story = {
  render: SelectGoodsPage,
  globals: { viewport: { value: 'sideways' } },
  play: async ({ canvas }) => {
    const order = canvas.getByRole('region', { name: 'Your order' }).getBoundingClientRect();
    const goods = canvas.getAllByRole('radio', { name: /\$/ }).slice(0, 3);
    await expect(goods).toHaveLength(3);
    for (const one of goods) {
      const price = one.parentElement?.querySelector('bdi:last-of-type');
      await expect(price?.getBoundingClientRect().bottom).toBeLessThanOrEqual(order.top);
    }
  },
};

/** Step 3: the player chooses the payment method. */
export const Step3Recharge: Story = {
  tags: ['large-text'],
  render: RechargePage,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Card/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Buy/ }));
    await expect(onBuy).toHaveBeenCalledOnce();
  },
};

/** Step 3 on a phone: four ways to pay are in sight, with a bonus, a coupon and a choice of regions. */
export const Step3OnPhone: Story = {
  tags: ['behaviour', '!autodocs'],
  render: RechargePage,
  globals: { viewport: { value: 'width360' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: /Card/ });
    const rows = canvas.getAllByRole('listitem').filter((row) => row.querySelector('label'));
    const foot = canvas.getByText('To pay').getBoundingClientRect().top;
    await expect(rows).toHaveLength(4);
    await expect(rows.at(-1)?.getBoundingClientRect().bottom).toBeLessThan(foot - 8);
  },
};

/** Step 4: the shop waits for the payment. */
export const Step4Pending: Story = {
  render: () => (
    <ResultPage
      outcome={{
        kind: 'pending',
        payLink: 'https://pay.example/',
        onRechargeDone: fn(),
        otherWay: { kind: 'now', onChangeWay: fn() },
        checking: false,
        lastChecked: '12:04',
      }}
    />
  ),
};

/** Step 4: the order is paid. */
export const Step4Success: Story = {
  tags: ['large-text'],
  render: () => <ResultPage outcome={{ kind: 'success', onRechargeDone: fn() }} />,
};

/** Step 4: the payment failed. */
export const Step4Fail: Story = {
  render: () => <ResultPage outcome={{ kind: 'fail', onChangeWay: fn(), onContinue: fn() }} />,
};

/** Step 2 on a wide screen. */
export const Wide: Story = {
  render: SelectGoodsPage,
  globals: { viewport: { value: 'width1280' } },
};

/** Step 4 on a wide screen. */
export const WideResult: Story = {
  ...Step4Success,
  globals: { viewport: { value: 'width1280' } },
};
