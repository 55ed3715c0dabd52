import { useTranslate } from '@shop/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, within } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { tabTo } from '../../test/user-actions';
import { sampleLevels } from '../../test/vip-samples';
import { type VipCoupon, type VipLevelItem, VipLevels } from './vip-levels';

const onClaim = fn();
const onRetry = fn();

/** The levels of a game, in the language of the toolbar. */
function SampleLevels({ isGuest = false }: { readonly isGuest?: boolean }): ReactElement {
  const levels = sampleLevels(useTranslate(), onClaim);
  const forGuest = levels.map((level) => ({ ...level, state: null }));
  return <VipLevels levels={{ kind: 'ready', items: isGuest ? forGuest : levels }} />;
}

const meta = {
  title: 'Components/VIP levels',
  component: VipLevels,
  parameters: { layout: 'padded' },
  args: { levels: { kind: 'loading' } },
} satisfies Meta<typeof VipLevels>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Levels that are reached, the player's own, and one not reached. The player's own level is open.
 */
export const Levels: Story = {
  render: () => <SampleLevels />,
  play: async ({ canvas, userEvent }) => {
    const levels = canvas.getAllByRole('group');
    await expect(levels.map((level) => level.hasAttribute('open'))).toEqual([
      false,
      false,
      true,
      false,
    ]);
    await expect(canvas.getByText('Your level')).toBeVisible();
    await expect(canvas.getByText('From 2,000 growth points')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Claim Weekly coupon' }));
    await expect(onClaim).toHaveBeenCalledOnce();
  },
};

/** A Latin name in a page from right to left begins at the right, above the line below it. */
export const RightToLeft: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { direction: 'rtl' },
  render: () => <SampleLevels />,
  play: async ({ canvas }) => {
    const right = (text: string): number => canvas.getByText(text).getBoundingClientRect().right;
    await expect(right('Captain')).toBeCloseTo(right('Your level'), 0);
  },
};

/** Coupons in three groups: permanent, weekly and monthly, each with its quantity. */
export const Groups: Story = {
  render: () => <SampleLevels />,
  play: async ({ canvas }) => {
    const own = within(canvas.getByText('Captain').closest('details') ?? document.body);
    const groups = own.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(groups).toEqual(['Permanent coupons', 'Weekly coupons', 'Monthly coupons']);
    const weekly = within(own.getByRole('list', { name: 'Weekly coupons' }));
    await expect(weekly.getByText('2')).toBeVisible();
    await expect(weekly.getByText('3% off')).toBeVisible();
  },
};

/** The player has opened another level to see its coupons. */
export const OtherLevel: Story = {
  render: () => <SampleLevels />,
  play: async ({ canvas, userEvent }) => {
    const line = canvas.getByText('Admiral').closest('summary') ?? document.body;
    await tabTo(userEvent, line);
    await expect(canvas.getByText('20% off')).not.toBeVisible();
    await userEvent.click(line);
    await expect(canvas.getByText('20% off')).toBeVisible();
  },
};

/** A level without coupons. */
export const NoCoupons: Story = {
  render: () => <SampleLevels />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Stargazer'));
    await expect(canvas.getByText('No coupons at this level')).toBeVisible();
  },
};

/** A guest sees all levels closed. */
export const Guest: Story = {
  render: () => <SampleLevels isGuest />,
  play: async ({ canvas }) => {
    const levels = canvas.getAllByRole('group');
    await expect(levels.map((level) => level.hasAttribute('open'))).not.toContain(true);
    await expect(canvas.queryByText('Your level')).toBeNull();
    await expect(canvas.queryByText('Not reached yet')).toBeNull();
  },
};

/** The levels are being loaded. */
export const Loading: Story = {};

/** The levels could not be loaded. The player can try again. */
export const Failed: Story = {
  args: { levels: { kind: 'error', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** A game without levels. */
export const Empty: Story = {
  args: { levels: { kind: 'ready', items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This game has no Vip Center')).toBeVisible();
  },
};

const strange: VipCoupon = {
  id: 'c',
  name: `${awkward.markup} ${awkward.long}`,
  detail: awkward.long,
  count: '99,999,999',
  claim: { state: 'failed', onClaim },
};
const strangeLevel: VipLevelItem = {
  id: '1',
  name: awkward.long,
  from: '99,999,999,999',
  state: 'current',
  coupons: { permanent: [strange], week: [{ ...strange, name: awkward.backwards }], month: [] },
};

/** Very long texts are shortened or wrap. Markup is shown as text. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    levels: {
      kind: 'ready',
      items: [strangeLevel, { ...strangeLevel, id: '2', name: awkward.markup, state: 'locked' }],
    },
  },
};

/** Fifty levels. Only the player's own level is open. */
export const ManyLevels: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    levels: {
      kind: 'ready',
      items: Array.from({ length: 50 }, (_, index) => ({
        ...strangeLevel,
        id: String(index),
        name: `Level ${String(index + 1)}`,
        from: String(index * 100),
        state: index < 20 ? 'reached' : 'locked',
        coupons: { permanent: [], week: [], month: [] },
      })),
    },
  },
};
