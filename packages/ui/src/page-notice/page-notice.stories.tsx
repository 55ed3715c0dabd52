import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { expectFocusWithin } from '../../test/user-actions';
import { ConfirmPopup } from '../confirm-popup';
import { PageNotice, type PageNoticeProps } from './page-notice';

const meta = {
  title: 'Components/Page notice',
  component: PageNotice,
  args: { kind: 'offline' },
} satisfies Meta<typeof PageNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The connection is lost. The page can still be read, so screen readers announce it politely. */
export const Offline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^You are offline Payment is paused/,
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The connection is back. */
export const BackOnline: Story = { args: { kind: 'online' } };

/** The connection is slow: a request failed twice, and another host is tried. */
export const Slow: Story = { args: { kind: 'slow' } };

/** Cookies are blocked, or the window is private. The player can close the notice. */
export const StorageBlocked: Story = {
  args: { kind: 'storage', onClose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Your browser keeps nothing/);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The same in a popup, among its content. */
export const Block: Story = { args: { kind: 'storage', isBlock: true } };

/** The result of a purchase is unknown. The player can check it now. */
export const Unanswered: Story = {
  args: { kind: 'unanswered', action: { label: 'Check now', onPress: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Please do not pay again/);
    await userEvent.click(canvas.getByRole('button', { name: 'Check now' }));
    await expect(args.action?.onPress).toHaveBeenCalledOnce();
  },
};

/** An order waits for its payment: the way back to it. */
export const OrderPending: Story = {
  args: {
    kind: 'order-pending',
    detail: ['300 Star Crystals', '$4.99'],
    action: { label: 'Continue', onPress: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Waiting for your payment 300 Star Crystals · $4.99Continue',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.action?.onPress).toHaveBeenCalledOnce();
  },
};

/** An order was paid while its popup was closed. The price is not known. */
export const OrderPaid: Story = {
  args: {
    kind: 'order-paid',
    detail: ['300 Star Crystals', undefined],
    action: { label: 'Show', onPress: fn() },
    onClose: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Payment complete 300 Star CrystalsShow',
    );
  },
};

/** An order failed while its popup was closed. */
export const OrderFailed: Story = {
  args: { ...OrderPaid.args, kind: 'order-failed', detail: ['300 Star Crystals', '$4.99'] },
};

/** The player cancelled the payment on the page of the provider. */
export const OrderCancelled: Story = {
  args: { ...OrderFailed.args, kind: 'order-cancelled' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^The payment was cancelled/);
  },
};

/** The time to pay an order was over. */
export const OrderExpired: Story = { args: { ...OrderFailed.args, kind: 'order-expired' } };

/** A real name has to be proved before anything can be bought. */
export const Unverified: Story = {
  args: { kind: 'unverified', action: { label: 'Verify now', onPress: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You are not verified yet/);
  },
};

/** No notice. The element takes no space. */
export const NoNotice: Story = {
  args: { kind: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('status').offsetHeight).toBe(0);
  },
};

/** The notice appears when the button of a popup above the page is pressed. */
function BehindPopup({ kind, ...props }: PageNoticeProps): ReactElement {
  const [isThere, setIsThere] = useState(false);
  return (
    <div id="root">
      <PageNotice {...props} kind={isThere ? kind : null} />
      <ConfirmPopup
        confirmText="Sign out"
        content="Sign out of this account?"
        onCancel={fn()}
        onConfirm={() => {
          setIsThere(true);
        }}
        open
        title="Sign out"
      />
    </div>
  );
}

/** The connection is lost while a popup is open: it is announced, although the page is inert. */
export const BehindAPopup: Story = {
  tags: ['behaviour', '!autodocs'],
  render: BehindPopup,
  play: async ({ userEvent }) => {
    await expectFocusWithin(await screen.findByRole('alertdialog'));
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    const announced = screen
      .getAllByText('You are offline')
      .filter((text) => text.closest('[inert], [aria-hidden=true]') === null);
    await expect(announced).toHaveLength(1);
    await expect(announced[0]?.closest('[aria-live=polite]')).not.toBeNull();
  },
};
