import { useTranslate } from '@shop/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { NewPage } from '../../test/shop-frame';
import { allDone, goodsTypes, recipientSteps } from '../../test/shop-samples';
import { type GoodsGridState, GoodsGrid } from '../goods-grid';
import type { PageNoticeKind } from '../page-notice';
import { PayBar } from '../pay-bar';
import { RecipientCard } from '../recipient-card';

const onBuy = fn();
const onMissing = fn();

/** Props of {@link SelectGoods}. */
interface SelectGoodsProps {
  /** How many of the steps that say who it is for are done. */
  stepsDone: number;
  chosen: string | null;
  goods: 'loading' | 'error' | 'ready';
  notice: PageNoticeKind | null;
}

/** The first screen of the new version, composed as in the shop. */
function SelectGoods({
  stepsDone,
  chosen: chosenAtFirst,
  goods,
  notice,
}: SelectGoodsProps): ReactElement {
  const t = useTranslate();
  const [chosen, setChosen] = useState(chosenAtFirst);
  const [type, setType] = useState<string | null>(null);
  const types = goodsTypes(t);
  const item = types.flatMap((one) => one.goods).find(({ id }) => id === chosen);
  const states = {
    loading: { kind: 'loading' },
    error: { kind: 'error', text: t('error.network'), onRetry: fn() },
    ready: { kind: 'ready', types },
  } as const satisfies Record<SelectGoodsProps['goods'], GoodsGridState>;

  const steps = ['who.chooseGame', 'header.signIn', 'who.chooseServer', 'who.chooseRole'] as const;
  const step = steps[stepsDone] ?? (item ? undefined : 'goods.chooseGoods');

  return (
    <NewPage
      tab="topup"
      title={t('header.topup')}
      notice={notice}
      order={
        <PayBar
          item={item?.name ?? null}
          missing={step ? { label: t(step), onPress: onMissing } : null}
          onBuy={onBuy}
          price={item?.price ?? null}
        />
      }
      user={stepsDone > 1 ? 'ally_1987' : null}
    >
      <RecipientCard steps={recipientSteps(stepsDone)} />
      <GoodsGrid
        chosen={chosen}
        chosenType={type}
        onChoose={setChosen}
        onTypeChange={setType}
        state={states[goods]}
      />
    </NewPage>
  );
}

const meta = {
  title: 'Screens/Select goods',
  component: SelectGoods,
  parameters: { docs: { story: { inline: false, height: '740px' } } },
  args: {
    stepsDone: allDone,
    chosen: null,
    goods: 'ready',
    notice: null,
  },
} satisfies Meta<typeof SelectGoods>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A guest sees the goods. The pay bar leads to the next step, the sign-in. */
export const Guest: Story = {
  tags: ['every-view'],
  args: { stepsDone: 1 },
  play: async ({ canvas, userEvent }) => {
    const order = within(canvas.getByRole('region', { name: 'Your order' }));
    await userEvent.click(order.getByRole('button', { name: 'Sign in' }));
    await expect(onMissing).toHaveBeenCalledOnce();
  },
};

/** The player has signed in and chosen no server, role or goods yet. */
export const SignedIn: Story = {
  args: { stepsDone: 2 },
};

/** Everything is chosen. One press starts the payment. */
export const Chosen: Story = {
  tags: ['every-view'],
  args: { chosen: '300' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy' }));
    await expect(onBuy).toHaveBeenCalledOnce();
  },
};

/** Expects the prices of the first goods above the pay bar. */
function expectPricesInSight(count: number): NonNullable<Story['play']> {
  return async ({ canvas }) => {
    const order = canvas.getByRole('region', { name: 'Your order' }).getBoundingClientRect();
    const prices = canvas.getAllByText(/^\$\d/).slice(0, count);
    await expect(prices).toHaveLength(count);
    for (const price of prices) {
      await expect(price.getBoundingClientRect().bottom).toBeLessThanOrEqual(order.top);
    }
  };
}

/** On a phone four goods with their prices are in sight, and the server is read in full. */
export const FirstView: Story = {
  globals: { viewport: { value: 'width360' } },
  play: expectPricesInSight(4),
};

/** On a phone held sideways a row of goods with their prices is in sight. */
export const FirstViewSideways: Story = {
  globals: { viewport: { value: 'sideways' } },
  play: expectPricesInSight(3),
};

/** The goods are being loaded. */
export const Loading: Story = { args: { goods: 'loading' } };

/** The goods could not be loaded. The rest of the page can be used. */
export const LoadFailed: Story = { args: { goods: 'error' } };

/** The connection is lost. The pay bar shows it beside the button. */
export const Offline: Story = { args: { chosen: '300', notice: 'offline' } };

/** The connection is slow. */
export const Slow: Story = { args: { chosen: '300', notice: 'slow' } };

/** The browser blocks storage. */
export const StorageBlocked: Story = { args: { stepsDone: 1, notice: 'storage' } };

/** On a wide screen the order is beside the goods. */
export const Wide: Story = {
  args: { chosen: '300' },
  globals: { viewport: { value: 'width1280' } },
};

/** On a large screen goods are four abreast, with large pictures. */
export const Large: Story = {
  args: { chosen: '300' },
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas }) => {
    const group = canvas.getAllByRole('radiogroup').at(-1);
    const columns = group && getComputedStyle(group).gridTemplateColumns.split(' ');
    await expect(columns).toHaveLength(4);
  },
};

/** The connection is lost, on a wide screen. */
export const WideOffline: Story = {
  args: { chosen: '300', notice: 'offline' },
  globals: { viewport: { value: 'width1280' } },
};

/** With text of 200 % the first goods are in sight below whom they are for. */
export const FirstViewInLargeText: Story = {
  globals: { textSize: '200', viewport: { value: 'width360' } },
  play: async ({ canvas }) => {
    const order = canvas.getByRole('region', { name: 'Your order' }).getBoundingClientRect();
    const [first] = canvas.getAllByRole('radio');
    const tile = first?.closest('label')?.getBoundingClientRect();
    await expect(order.top - (tile?.top ?? order.top)).toBeGreaterThan(64);
  },
};
