import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { expectFocusWithin, tabTo } from '../../test/user-actions';
import { popupParameters } from '../../test/popup-parameters';
import { type ResultOutcome, ResultPopup, type ResultPopupProps } from './result-popup';

/** An order whose status changes when the player presses “Recharge done”. */
function OrderRead({ outcome, ...popup }: ResultPopupProps): ReactElement {
  const [isRead, setIsRead] = useState(false);
  const pending: ResultOutcome = {
    kind: 'pending',
    payLink: 'https://pay.example/1',
    onRechargeDone: () => {
      setIsRead(true);
    },
    otherWay: { kind: 'no' },
    checking: false,
    lastChecked: null,
  };
  return <ResultPopup {...popup} outcome={isRead ? outcome : pending} />;
}

const meta = {
  title: 'Popups/Result popup, change of outcome',
  component: ResultPopup,
  parameters: popupParameters,
  render: OrderRead,
  args: {
    open: true,
    onOpenChange: fn(),
    outcome: { kind: 'success', onRechargeDone: fn() },
    order: { goods: '300 Star Crystals', billingNo: '20261121-000042' },
    onCopy: fn(),
    copied: false,
  },
} satisfies Meta<typeof ResultPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

const pressDone: NonNullable<Story['play']> = async ({ userEvent }) => {
  const pressed = await screen.findByRole('button', { name: 'Recharge done' });
  await tabTo(userEvent, pressed);
  await userEvent.keyboard('{Enter}');
  // A second press on the old button must not press the new one.
  await waitFor(() => expect(pressed.isConnected).toBe(false));
  await expectFocusWithin(screen.getByRole('dialog'));
};

/**
 * The order is found paid when the player asks. The buttons change, and focus stays in the popup.
 */
export const ToSuccess: Story = { tags: ['behaviour', '!autodocs'], play: pressDone };

/** The order is found refused when the player asks. */
export const ToFail: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { outcome: { kind: 'fail', onChangeWay: fn(), onContinue: fn() } },
  play: pressDone,
};

/** A purchase without an answer, at a back end that must not be asked again for a minute. */
function CheckedEachMinute(popup: ResultPopupProps): ReactElement {
  const [isTooEarly, setTooEarly] = useState(false);
  const unknown: ResultOutcome = {
    kind: 'unknown',
    notAgain: 'pay',
    onCheckNow: () => {
      setTooEarly(true);
    },
    checking: false,
    lastChecked: null,
    isOver: true,
    isTooEarly,
  };
  return <ResultPopup {...popup} outcome={unknown} />;
}

/** The button that was pressed cannot be pressed again yet. Focus stays beside it, so that keys still reach the popup. */
export const ToTooEarly: Story = {
  tags: ['behaviour', '!autodocs'],
  render: CheckedEachMinute,
  play: async ({ userEvent }) => {
    await tabTo(userEvent, await screen.findByRole('button', { name: 'Check now' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Check now' })).toBeDisabled());
    await expectFocusWithin(screen.getByRole('dialog'));
  },
};
