import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { expectFocusWithin } from '../../test/focus-within';
import { shownInFrame } from '../../test/shown-in-frame';
import { tabTo } from '../../test/tab-to';
import { type ResultOutcome, ResultPopup, type ResultPopupProps } from './result-popup';

/** An order whose status comes as the player presses "recharge done". */
function OrderRead({ outcome, ...popup }: ResultPopupProps): ReactElement {
  const [isRead, setIsRead] = useState(false);
  const pending: ResultOutcome = {
    kind: 'pending',
    payLink: 'https://pay.example/1',
    onRechargeDone: () => {
      setIsRead(true);
    },
    onChangeWay: fn(),
    checking: false,
    lastChecked: null,
  };
  return <ResultPopup {...popup} outcome={isRead ? outcome : pending} />;
}

const meta = {
  title: 'Popups/Result popup, change of outcome',
  component: ResultPopup,
  parameters: shownInFrame,
  render: OrderRead,
  args: {
    open: true,
    onOpenChange: fn(),
    outcome: { kind: 'success', onRechargeDone: fn() },
    order: { goods: '300 Diamonds', billingNo: '20261121' },
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
  // A second press, meant for the first button, must not land on what takes its place.
  await waitFor(() => expect(pressed.isConnected).toBe(false));
  await expectFocusWithin(screen.getByRole('dialog'));
};

/** Paid while the player was asking: other buttons come, and focus stays in the popup. */
export const ToSuccess: Story = { tags: ['behaviour', '!autodocs'], play: pressDone };

/** Refused while the player was asking. */
export const ToFail: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { outcome: { kind: 'fail', onChangeWay: fn(), onContinue: fn() } },
  play: pressDone,
};
