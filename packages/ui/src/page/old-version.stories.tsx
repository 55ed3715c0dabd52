import { useTranslate } from '@shop/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { OldPage } from '../../test/shop-frame';
import { allDone, games, goodsTypes, recipientSteps } from '../../test/shop-samples';
import { pictures } from '../../test/story-pictures';
import { GamePicker } from '../game-choice/game-picker';
import { GoodsGrid } from '../goods-grid';
import { Panel } from '../panel';
import { PayBar } from '../pay-bar';
import { Recipient } from '../recipient';
import { ChannelChoice } from '../recharge-popup/channel-choice';
import { RechargeFooter } from '../recharge-popup/recharge-footer';
import { LastChecked, PendingTips } from '../result-popup/result-popup';
import { OrderProgress } from '../result-popup/order-progress';
import { ResultFooter } from '../result-popup/result-footer';
import { ResultHead } from '../result-popup/result-head';
import { ResultOrderList } from '../result-popup/result-order-list';
import type { ResultOutcome } from '../result-popup';
import { StepBar } from '../step-bar';
import { RecipientCard } from '../recipient-card';

const onChooseGame = fn();
const onBuy = fn();

/** The page of step 1. */
function SelectGamePage(): ReactElement {
  const t = useTranslate();
  return (
    <OldPage steps={<StepBar current="select-game" />}>
      <Panel title={t('game.title')}>
        <GamePicker chosen={null} games={games} onChoose={onChooseGame} />
      </Panel>
    </OldPage>
  );
}

/** The page of step 2. */
function SelectGoodsPage(): ReactElement {
  const t = useTranslate();
  return (
    <OldPage
      order={<PayBar item="300 Star Crystals" missing={null} onBuy={onBuy} price="$4.99" />}
      steps={<StepBar current="select-goods" />}
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
  const t = useTranslate();
  const [chosen, setChosen] = useState<string | null>(null);
  const names = ['PayHere', 'Card', 'Bank transfer'];
  const props = {
    open: true,
    onOpenChange: fn(),
    recipient: {
      role: 'Ally',
      server: 'S12 – Ancient Grove',
      game: 'Starfall Saga',
      picture: pictures.game,
    },
    regions: [],
    region: null,
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
    detail: { goods: '300 Star Crystals', server: 'S12', role: 'Ally' },
    price: { amount: '$4.99' },
    busy: false,
    canBuy: chosen !== null,
    onBuy,
  } as const;
  return (
    <OldPage steps={<StepBar current="recharge" />}>
      <Panel footer={<RechargeFooter {...props} />} title={t('recharge.title')}>
        <Recipient {...props.recipient} />
        <ChannelChoice {...props} />
      </Panel>
    </OldPage>
  );
}

/** The page of step 4. */
function ResultPage({ outcome }: { outcome: ResultOutcome }): ReactElement {
  const t = useTranslate();
  return (
    <OldPage steps={<StepBar current="result" />}>
      <Panel footer={<ResultFooter outcome={outcome} />} title={t('result.title')}>
        <ResultHead order={{}} outcome={outcome} />
        {outcome.kind !== 'unknown' && <OrderProgress kind={outcome.kind} />}
        {outcome.kind === 'pending' && <PendingTips isPage otherWay={outcome.otherWay} />}
        {outcome.kind === 'pending' && <LastChecked checking={false} lastChecked="12:04" />}
        <ResultOrderList
          copied={false}
          onCopy={fn()}
          order={{
            account: 'ally_1987',
            game: 'Starfall Saga',
            goods: '300 Star Crystals',
            server: 'S12 – Ancient Grove',
            role: 'Ally',
            billingNo: '20261121-000042',
          }}
        />
      </Panel>
    </OldPage>
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
export const Step2SelectGoods: Story = { render: SelectGoodsPage };

/** Step 3: the player chooses the payment method. */
export const Step3Recharge: Story = {
  render: RechargePage,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Card/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Buy/ }));
    await expect(onBuy).toHaveBeenCalledOnce();
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
