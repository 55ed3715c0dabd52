import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectFocusWithin, tabTo } from '../../test/user-actions';
import { PopupOwner, expectPopupBehaviour } from '../../test/popup-behaviour';
import { awkward } from '../../test/stress-texts';
import { aCoupon, manyCoupons } from '../../test/coupon-samples';
import { popupParameters } from '../../test/popup-parameters';
import type { CouponOption } from '../coupon-card';
import { CouponPicker, type CouponPickerProps, type CouponPickerView } from './coupon-picker';

const validUntil = '2026/12/31 23:59 UTC+8';
const ready = (...items: readonly CouponOption[]) => ({ kind: 'ready', items }) as const;
const nothing = ready();

const few = ready(
  aCoupon(),
  aCoupon({
    code: 'C2',
    name: 'Welcome back',
    off: '20',
    standing: { kind: 'avail', validUntil: '' },
  }),
  aCoupon({
    code: 'L1',
    name: 'Level 5 gift',
    off: '50',
    standing: { kind: 'lock', validUntil },
  }),
);
const past = ready(
  aCoupon({ code: 'H1', standing: { kind: 'used', usedOn: '2026/11/02 14:20 UTC+8' } }),
  aCoupon({
    code: 'H2',
    name: 'Autumn gift',
    off: '5',
    standing: { kind: 'expired', expiredOn: '2026/10/31 23:59 UTC+8' },
  }),
);

const meta = {
  title: 'Popups/Coupon picker',
  component: CouponPicker,
  parameters: popupParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    view: 'coupons',
    onViewChange: fn(),
    coupons: few,
    history: past,
    picked: null,
    onPick: fn(),
  },
} satisfies Meta<typeof CouponPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps view and coupon, and closes the popup when a coupon is selected. */
function Owner({ children, ...props }: CouponPickerProps & { children?: never }): ReactElement {
  const [picked, setPicked] = useState(props.picked);
  const [view, setView] = useState<CouponPickerView>(props.view);
  return (
    <PopupOwner
      popup={({ open, onOpenChange }) => (
        <CouponPicker
          {...props}
          onOpenChange={onOpenChange}
          onPick={(code) => {
            setPicked(code);
            props.onPick(code);
            onOpenChange(false);
          }}
          onViewChange={setView}
          open={open}
          picked={picked}
          view={view}
        />
      )}
    />
  );
}

/** Expects three placeholders beside the text for screen readers. */
async function expectThreePlaceholders(): Promise<void> {
  const status = await screen.findByRole('status');
  await expect(status.parentElement?.querySelectorAll('[aria-hidden=true]')).toHaveLength(3);
}

/**
 * The coupons that the player can use for this order. A second tab has those they cannot use. A
 * press selects a coupon.
 */
export const Usable: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'My reward' });
    await expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Usable (2)');
    await expect(screen.queryByText('Level 5 gift')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '20% off Welcome back' }));
    await expect(args.onPick).toHaveBeenCalledWith('C2');
  },
};

/** The tab of coupons that do not apply to this order. They cannot be selected. */
export const NotUsable: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Not usable (1)' }));
    const panel = await screen.findByRole('tabpanel');
    await expect(within(panel).getByText('Level 5 gift')).toBeInTheDocument();
    await expect(within(panel).queryByRole('button')).toBeNull();
  },
};

/** The selected coupon is highlighted and can be removed. */
export const Picked: Story = {
  args: { picked: 'C2' },
  play: async ({ args, userEvent }) => {
    const picked = await screen.findByRole('button', { current: true });
    await expect(picked).toHaveAccessibleName('20% off Welcome back');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onPick).toHaveBeenCalledWith(null);
  },
};

/**
 * Used and expired coupons with their times. The player opens it from the footer, and “Back”
 * returns to the coupons.
 */
export const History: Story = {
  args: { view: 'history' },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Reward history' });
    await expect(screen.getByText('Used 2026/11/02 14:20 UTC+8')).toBeInTheDocument();
    await expect(screen.getByText('Expired 2026/10/31 23:59 UTC+8')).toBeInTheDocument();
    await expect(screen.queryByRole('tab')).toBeNull();
    await expect(screen.queryByRole('button', { name: 'History' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expect(args.onViewChange).toHaveBeenCalledWith('coupons');
  },
};

/** A line below the last coupon marks the end of a long list. */
export const EndOfList: Story = {
  args: { coupons: ready(...manyCoupons(6, { kind: 'avail', validUntil })) },
  play: async () => {
    const list = await screen.findByRole('list');
    const rows = within(list).getAllByRole('listitem');
    await expect(rows.at(-1)).toHaveTextContent('No more entries');
    await expect(rows[0]).not.toHaveTextContent('No more entries');
  },
};

/** The coupons are being loaded: three placeholders, and no numbers on the tabs. */
export const Loading: Story = {
  args: { coupons: { kind: 'loading' } },
  play: async () => {
    await screen.findByRole('tab', { name: 'Usable (–)' });
    await expectThreePlaceholders();
  },
};

const onRetry = fn();

/** The coupons could not be loaded. The player can try again. */
export const Failed: Story = {
  args: { coupons: { kind: 'error', onRetry } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** The player has no coupons in either tab. */
export const Empty: Story = {
  args: { coupons: nothing },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('No data')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Not usable (0)' }));
    await expect(await screen.findByText('No data')).toBeInTheDocument();
  },
};

/** The texts of the empty lists can be set. */
export const EmptyWithTips: Story = {
  tags: ['behaviour', '!autodocs'],
  args: {
    coupons: nothing,
    emptyTips: { usable: 'Nothing to use', notUsable: 'Nothing is locked' },
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Nothing to use')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Not usable (0)' }));
    await expect(await screen.findByText('Nothing is locked')).toBeInTheDocument();
  },
};

/** The player has neither used coupons nor expired ones. */
export const HistoryEmpty: Story = {
  args: { view: 'history', history: nothing },
  play: async () => {
    await expect(await screen.findByText('No data')).toBeInTheDocument();
  },
};

/** Hundreds of coupons. Only the visible rows are in the page, and keys reach all of them. */
export const Hundreds: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { coupons: ready(...manyCoupons(500, { kind: 'avail', validUntil })) },
  play: async ({ args, userEvent }) => {
    await tabTo(userEvent, await screen.findByRole('button', { name: '10% off Weekend gift' }));
    await expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
    await userEvent.keyboard('{End}');
    const last = await screen.findByRole('button', { name: '10% off Coupon 500' });
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith('avail-500');
  },
};

/** Hundreds of used coupons. The list takes focus, so that keys can scroll it. */
export const LongHistory: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    view: 'history',
    history: ready(...manyCoupons(500, { kind: 'used', usedOn: '2026/11/02 14:20 UTC+8' })),
  },
  play: async ({ userEvent }) => {
    const list = await screen.findByRole('list', { name: 'Reward history' });
    const scroller = list.parentElement ?? list;
    await tabTo(userEvent, scroller);
    await expect(within(list).getAllByRole('listitem').length).toBeLessThan(40);
  },
};

/** Very long names, markup and right-to-left names. */
export const AwkwardNames: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    coupons: ready(
      ...[awkward.long, awkward.markup, awkward.backwards].map((name) =>
        aCoupon({ code: name, name, off: '12.5' }),
      ),
    ),
    picked: awkward.markup,
  },
};

/** On a desktop it is a dialog in the middle of the page. */
export const Desktop: Story = { globals: { viewport: { value: 'width1280' } } };

/** With keys only: open, select a coupon. Focus returns to the opener. */
export const PickedByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => <Owner {...args} />,
  play: async ({ args, userEvent }) => {
    const opener = screen.getByRole('button', { name: 'open' });
    await tabTo(userEvent, opener);
    await userEvent.keyboard('{Enter}');
    await tabTo(userEvent, await screen.findByRole('tab', { name: 'Usable (2)' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Not usable (1)');
    await userEvent.keyboard('{ArrowLeft}');
    await tabTo(userEvent, await screen.findByRole('button', { name: '10% off Weekend gift' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith('C1');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** With keys only: open the history and go back. Focus stays in the popup. */
export const HistoryByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => <Owner {...args} />,
  play: async ({ userEvent }) => {
    await tabTo(userEvent, screen.getByRole('button', { name: 'open' }));
    await userEvent.keyboard('{Enter}');
    await tabTo(userEvent, await screen.findByRole('button', { name: 'History' }));
    await userEvent.keyboard('{Enter}');
    const popup = await screen.findByRole('dialog', { name: 'Reward history' });
    await expectFocusWithin(popup);
    await tabTo(userEvent, screen.getByRole('button', { name: 'Back' }));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'My reward' });
    await expectFocusWithin(screen.getByRole('dialog'));
  },
};

/** In right-to-left languages the arrow keys are mirrored with the tabs. */
export const RightToLeft: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  globals: { language: 'ar' },
  play: async ({ userEvent }) => {
    const [usable, notUsable] = await screen.findAllByRole('tab');
    await tabTo(userEvent, usable ?? document.body);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(notUsable).toHaveAttribute('aria-selected', 'true');
  },
};

/** Focus moves into the popup, stays inside it, and returns to the opener on Escape. */
export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => <Owner {...args} />,
  play: ({ userEvent }) => expectPopupBehaviour(userEvent, 'My reward'),
};
