import { textIn } from '@shop/i18n';
import { useLanguage } from '@shop/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { tabTo } from '../../test/user-actions';
import { type CouponRowState, type RowCoupon, CouponRow } from './coupon-row';

const chosen: RowCoupon = { name: 'Weekend gift', off: '10', saving: '$0.50' };
const onChoose = fn();
const onClaim = fn();
const onRetry = fn();
const choosable = (coupon: RowCoupon | null, count = 3): CouponRowState => ({
  kind: 'choosable',
  count,
  chosen: coupon,
  onChoose,
});

const meta = {
  title: 'Components/Coupon row',
  parameters: { layout: 'padded' },
  component: CouponRow,
  args: { state: choosable(null) },
} satisfies Meta<typeof CouponRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The player has coupons for this order and has not selected one. */
export const Choosable: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('button', { name: /^Coupon 3 coupons to choose from/ });
    await expect(row).toHaveTextContent('Please select');
    await tabTo(userEvent, row);
    await userEvent.keyboard('{Enter}');
    await expect(onChoose).toHaveBeenCalledOnce();
  },
};

/** The player has one coupon, in the singular form of the language. */
export const OneToChooseFrom: Story = {
  args: { state: choosable(null, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('1 coupon to choose from');
  },
};

/** A coupon is selected: its discount, name and saving. The player can change it. */
export const Chosen: Story = {
  args: { state: choosable(chosen) },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button');
    await expect(row).toHaveAccessibleName(/^Coupon 10% off Weekend gift You save \$0\.50 Change$/);
    await expect(canvas.getByText('\u2212$0.50')).toBeVisible();
  },
};

/** One line on a phone: a long name is cut, discount and saving stay whole. */
export const LongName: Story = {
  globals: { language: 'de', viewport: { value: 'width360' } },
  args: {
    state: choosable({ name: 'Monatsgutschein für VIP-Stufe 5', off: '10', saving: '€0.50' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBe(48);
    const saving = canvas.getByText('\u2212€0.50').getBoundingClientRect();
    await expect(saving.height).toBeLessThan(24);
    await expect(saving.right).toBeLessThan(360);
  },
};

/** A name that has the discount in it, in the writing of any language, says it alone; other numbers in a name do not. */
export const DiscountInName: Story = {
  tags: ['behaviour', '!autodocs'],
  render: () => (
    <>
      {['VIP −5%', '5 % Rabatt', '%5 indirim', 'VIP ５％', 'Level 5', 'VIP −15%', '5.5% gift'].map(
        (name) => (
          <CouponRow key={name} state={choosable({ name, off: '5', saving: null })} />
        ),
      )}
    </>
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(rows.map((row) => row.includes('5% off'))).toEqual([
      ...[false, false, false, false],
      ...[true, true, true],
    ]);
  },
};

/** The price with the coupon is being calculated. */
export const LoadingSaving: Story = {
  args: { state: choosable({ ...chosen, saving: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('Working out the price …');
    await expect(canvas.queryByText(/You save/)).toBeNull();
  },
};

/** This item cannot be bought with a coupon. */
export const UnsupportedGoods: Story = {
  args: { state: { kind: 'unsupported-goods' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This item cannot be bought with a coupon')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The selected payment method does not accept coupons. */
export const UnsupportedChannel: Story = {
  args: { state: { kind: 'unsupported-channel' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This payment method does not accept coupons')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const onCheaper = fn();
const cheaper = { name: 'Nova Wallet', saving: '$0.50', onChoose: onCheaper };

/** The way that was used last takes no coupons, and another one would cost less. A press leads there. */
export const CheaperElsewhere: Story = {
  globals: { viewport: { value: 'width360' } },
  args: { state: { kind: 'unsupported-channel', cheaper } },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('button', { name: /^Coupon This payment method does not accept/ });
    await expect(row).toHaveTextContent('Save $0.50 with Nova Wallet');
    await userEvent.click(row);
    await expect(onCheaper).toHaveBeenCalledOnce();
  },
};

/** The coupons are being loaded. */
export const Loading: Story = {
  args: { state: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The coupons, or the price with one, could not be loaded. The player can try again. */
export const Unavailable: Story = {
  args: { state: { kind: 'unavailable', onRetry } },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('button');
    await expect(row).toHaveTextContent('Coupons cannot be used right now');
    await userEvent.click(row);
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** The player has no coupon for this order, but some to claim. */
export const NoneUsable: Story = {
  args: { state: { kind: 'none-usable', onClaim } },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('button', { name: /No usable coupon.*Claim$/ });
    await userEvent.click(row);
    await expect(onClaim).toHaveBeenCalledOnce();
  },
};

/** The player has no coupons, and none to claim. */
export const NoneAtAll: Story = {
  args: { state: { kind: 'none-usable' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No usable coupon/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A row that loads again when it is pressed. */
function Reloading(): ReactElement {
  const [isLoading, setLoading] = useState(false);
  const retry = (): void => {
    setLoading(true);
  };
  return (
    <CouponRow state={isLoading ? { kind: 'loading' } : { kind: 'unavailable', onRetry: retry }} />
  );
}

/** Trying again keeps focus on the row. */
export const RetriedByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  render: () => <Reloading />,
  play: async ({ canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Loading …')).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** All states have the same height, so that the content below does not move. */
export const SameHeight: Story = {
  tags: ['behaviour', '!autodocs'],
  render: () => (
    <>
      <CouponRow state={{ kind: 'loading' }} />
      <CouponRow state={choosable(null)} />
      <CouponRow state={choosable(chosen)} />
      <CouponRow state={choosable({ ...chosen, name: awkward.long })} />
      <CouponRow state={{ kind: 'unsupported-goods' }} />
      <CouponRow state={{ kind: 'unsupported-channel' }} />
      <CouponRow state={{ kind: 'unsupported-channel', cheaper }} />
      <CouponRow state={{ kind: 'unavailable', onRetry }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('[aria-live]')];
    const heights = rows.map((row) => row.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
};

/** A back end may send a name in some languages only. */
const names = { de: 'Wochenendgeschenk', 'zh-Hant': '週末禮包', en: 'Weekend gift' };

function NamedForSome(): ReactElement {
  const { code } = useLanguage();
  return <CouponRow state={choosable({ ...chosen, name: textIn(names, code) })} />;
}

/** The coupon has names in some languages only. The best match is shown. */
export const NamedInSomeLanguages: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  render: () => <NamedForSome />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Weekend gift')).toBeVisible();
  },
};

/**
 * Very long names are cut. Right-to-left names keep their direction, and markup is shown
 * as text.
 */
export const AwkwardNames: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  render: () => (
    <>
      {[awkward.long, awkward.markup, awkward.backwards, '\u202Egift', ''].map((name) => (
        <CouponRow
          key={name}
          state={choosable({ name, off: '99.99', saving: 'IDR 99,999,999.99' })}
        />
      ))}
    </>
  ),
};
