import { useTranslate } from '@shop/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { BagIcon, GiftIcon, UserIcon } from '../icon';
import { BottomNav } from './bottom-nav';
import { TabMark } from './tab-mark';

/** Props of {@link Tabs}. */
interface TabsProps {
  current: 'topup' | 'gift' | 'my';
  hasGift: boolean;
  isGiftReserved?: boolean;
  canClaim: boolean;
  isNew?: boolean;
}

/** The tabs of the shop, in the language of the toolbar. */
function Tabs({
  current,
  hasGift,
  isGiftReserved = false,
  canClaim,
  isNew = false,
}: TabsProps): ReactElement {
  const t = useTranslate();
  const gift = {
    key: 'gift',
    label: t('nav.gift'),
    href: '/activity',
    icon: <GiftIcon />,
    current: current === 'gift',
    mark: canClaim && <TabMark isMoving={isNew} text={t('coupon.claimable')} />,
    isReserved: isGiftReserved,
  };
  return (
    <BottomNav
      Link="a"
      items={[
        {
          key: 'topup',
          label: t('nav.topup'),
          href: '/selectGoods',
          icon: <BagIcon />,
          current: current === 'topup',
        },
        ...(hasGift ? [gift] : []),
        {
          key: 'my',
          label: t('nav.my'),
          href: '/my',
          icon: <UserIcon />,
          current: current === 'my',
        },
      ]}
    />
  );
}

const meta = {
  title: 'Components/Bottom navigation',
  component: Tabs,
  subcomponents: { BottomNav },
  args: { current: 'topup', hasGift: true, canClaim: false },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The player is on the top-up page. Its tab is highlighted and announced as the current page. */
export const Topup: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Topup' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'My' })).not.toHaveAttribute('aria-current');
    await expect(canvas.getByRole('link', { name: 'Gift' })).toHaveAttribute('href', '/activity');
  },
};

/** A shop without events has no gift tab. */
export const WithoutGift: Story = { args: { hasGift: false, current: 'my' } };

/** Whether the game has events is not known yet: the gift tab keeps its place and is not shown. */
export const GiftReserved: Story = {
  args: { isGiftReserved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gift')).not.toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Gift' })).toBeNull();
  },
};

/** A reward can be claimed: the gift tab has a dot, and its name includes “Claimable”. */
export const Claimable: Story = {
  args: { canClaim: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Gift (Claimable)' })).toBeVisible();
  },
};

/** A reward has just become claimable: the dot moves for a moment, unless less motion is asked for. */
export const JustClaimable: Story = { args: { canClaim: true, isNew: true } };

/** Expects the dot on the corner of its icon. */
const expectMarkOnIcon: Story['play'] = async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Gift (Claimable)' });
  const [icon, dot] = ['svg', 'span[data-moving]'].map((part) =>
    link.querySelector(part)?.getBoundingClientRect(),
  );
  await expect(dot?.left).toBeLessThan(icon?.right ?? 0);
  await expect(dot?.right).toBeGreaterThan(icon?.right ?? Infinity);
  await expect(dot?.top).toBeLessThan(icon?.top ?? 0);
};

/** The dot is on the corner of the icon, and moves no tab. */
export const ClaimablePhone: Story = { args: { canClaim: true }, play: expectMarkOnIcon };

/** The same on a wide screen. */
export const ClaimableWide: Story = {
  args: { canClaim: true },
  globals: { viewport: { value: 'width1280' } },
  play: expectMarkOnIcon,
};

/** On wide screens the tabs are in a row below the header. */
export const Wide: Story = { globals: { viewport: { value: 'width1280' } } };

/** Very long labels end in an ellipsis. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  render: () => (
    <BottomNav
      Link="a"
      items={[
        { key: 'a', label: awkward.long, href: '#a', icon: <BagIcon />, current: true },
        {
          key: 'b',
          label: awkward.markup,
          href: '#b',
          icon: <GiftIcon />,
          current: false,
          mark: <TabMark isMoving={false} text={awkward.long} />,
        },
        { key: 'c', label: awkward.backwards, href: '#c', icon: <UserIcon />, current: false },
      ]}
    />
  ),
};
