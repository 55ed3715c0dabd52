import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import {
  PopupPage,
  RechargePage,
  SelectGamePage,
  SelectGoodsPage,
  onBuy,
  onChooseGame,
} from '../../test/old-pages';
import { type ResultOutcome, ResultPopup } from '../result-popup';

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
export const Step2SelectGoods: Story = { tags: ['every-view'], render: SelectGoodsPage };

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
  tags: ['every-view'],
  render: () => <RechargePage />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Card/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Buy/ }));
    await expect(onBuy).toHaveBeenCalledOnce();
  },
};

/** Step 3 on a phone: four ways to pay are in sight, with a bonus, a coupon and a choice of regions. */
export const Step3OnPhone: Story = {
  tags: ['behaviour', '!autodocs'],
  render: () => <RechargePage />,
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
  tags: ['every-view'],
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
