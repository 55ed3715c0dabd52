import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PopupOwner, expectPopupBehaviour } from '../../test/popup-behaviour';
import { awkward } from '../../test/stress-texts';
import { aRecipient } from '../../test/recharge-samples';
import { popupParameters } from '../../test/popup-parameters';
import { type User, tabTo } from '../../test/user-actions';
import type { PopupProps } from '../sheet';
import { CardTopUp, type CardTopUpProps, type CardTopUpStep } from './card-top-up';

const value = { price: 'NT$150.00', gems: '300', extraGems: '20' };
const onConfirm = fn();
const onCancel = fn();
const confirming = (changes: object = {}): CardTopUpStep => ({
  kind: 'confirming',
  value,
  isBusy: false,
  onConfirm,
  onCancel,
  ...changes,
});
const typed = {
  number: '5300 0101',
  password: 'KX7Q',
  onNumberChange: fn(),
  onPasswordChange: fn(),
};

const meta = {
  title: 'Popups/Card top-up',
  component: CardTopUp,
  parameters: popupParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    recipient: aRecipient,
    form: typed,
    isComplete: true,
    step: { kind: 'typing' },
    onExchange: fn(),
  },
} satisfies Meta<typeof CardTopUp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the step of the story after “Exchange” is pressed. */
function Asked(props: CardTopUpProps): ReactElement {
  const [isAsked, setAsked] = useState(false);
  return (
    <CardTopUp
      {...props}
      onExchange={() => {
        setAsked(true);
      }}
      step={isAsked ? props.step : { kind: 'typing' }}
    />
  );
}

/** Presses “Exchange” and returns the confirmation that opens. */
async function askedFor(user: User): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Exchange' }));
  return screen.findByRole('alertdialog', { name: 'Please confirm your order' });
}

/** Nothing is typed yet. The button is disabled, and Enter does not submit. */
export const Empty: Story = {
  args: { form: { ...typed, number: '', password: '' }, isComplete: false },
  play: async ({ args, userEvent }) => {
    const popup = await screen.findByRole('dialog', { name: 'Card top-up' });
    await expect(popup).toHaveTextContent('For Amaranth S12 · Starfall Saga');
    await expect(screen.getByRole('button', { name: 'Exchange' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Card number'), '{Enter}');
    await expect(args.onExchange).not.toHaveBeenCalled();
  },
};

/** Number and password are typed, so the card can be exchanged. The password can be shown. */
export const Typed: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show password' }));
    await expect(screen.getByLabelText('Card password')).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Exchange' }));
    await expect(args.onExchange).toHaveBeenCalledOnce();
  },
};

/** The value of the card is being checked. Enter does not start a second check. */
export const Checking: Story = {
  args: { step: { kind: 'checking' } },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Card number'), '{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Exchange' }));
    await expect(args.onExchange).not.toHaveBeenCalled();
    await expect(screen.getByText('Checking the card …')).toBeInTheDocument();
  },
};

/** The player confirms before the card is used. The value is shown, with base and bonus gems. */
export const Confirming: Story = {
  render: Asked,
  args: { step: confirming() },
  play: async ({ userEvent }) => {
    const popup = await askedFor(userEvent);
    await expect(popup).toHaveAccessibleDescription(/Amaranth.*S12.*NT\$150\.00/);
    await expect(within(popup).getByText(/300.*\+.*20.*bonus/)).toBeInTheDocument();
    await userEvent.click(within(popup).getByRole('button', { name: 'Exchange' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(within(popup).getByRole('button', { name: 'Cancel' }));
    await expect(onCancel).toHaveBeenCalledOnce();
  },
};

/** A card without bonus gems. */
export const WithoutBonus: Story = {
  render: Asked,
  args: { step: confirming({ value: { ...value, extraGems: null } }) },
  play: async ({ userEvent }) => {
    const popup = await askedFor(userEvent);
    await expect(within(popup).getByText('300')).toBeInTheDocument();
    await expect(within(popup).queryByText(/bonus/)).toBeNull();
  },
};

/** A card that only has a money value. */
export const WithoutGems: Story = {
  render: Asked,
  args: { step: confirming({ value: { ...value, gems: null, extraGems: null } }) },
  play: async ({ userEvent }) => {
    await askedFor(userEvent);
    await expect(screen.queryByText('Gems')).toBeNull();
  },
};

/** The card is being used. A second press does nothing. */
export const Using: Story = {
  render: Asked,
  args: { step: confirming({ isBusy: true }) },
  play: async ({ userEvent }) => {
    const popup = await askedFor(userEvent);
    await userEvent.click(within(popup).getByRole('button', { name: 'Exchange' }));
    await expect(onConfirm).not.toHaveBeenCalled();
  },
};

/** The card was refused. The message is below the form, where the player can correct the input. */
export const CardRefused: Story = {
  args: {
    form: {
      ...typed,
      password: '',
      errors: { card: 'Number and password do not match, or the card has been used' },
    },
    isComplete: false,
  },
  play: async () => {
    const said = await screen.findByText(/do not match/);
    await expect(said.closest('[role=alert]')).not.toBeNull();
  },
};

/** The exchange failed for another reason. The message is beside the button. */
export const Refused: Story = {
  args: { message: { tone: 'error', text: 'Network error. Please try again later' } },
  play: async () => {
    const said = await screen.findByText(/Network error/);
    await expect(said.closest('[aria-live]')).not.toBeNull();
  },
};

/** The exchange succeeded. The popup shows what was credited, and one button closes it. */
export const Done: Story = {
  args: { step: { kind: 'done', value } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Payment complete')).toBeInTheDocument();
    await expect(screen.queryByLabelText('Card number')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/**
 * The result is unknown because the connection was lost. It is not shown as failed, and the player
 * is asked not to enter the card again.
 */
export const Unknown: Story = {
  args: { step: { kind: 'unknown' } },
  play: async () => {
    await expect(await screen.findByText(/do not enter the card again/)).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Exchange' })).toBeNull();
  },
};

/** Very long names and very large amounts. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  render: Asked,
  args: {
    recipient: { role: awkward.long, server: awkward.markup, game: awkward.backwards, picture: '' },
    step: confirming({
      value: { price: 'IDR 99,999,999.99', gems: '99,999,999', extraGems: '99,999,999' },
    }),
  },
  play: async ({ userEvent }) => {
    await askedFor(userEvent);
  },
};

/** Keeps what is typed and answers every step at once. */
function Owner({ open, onOpenChange, ...props }: CardTopUpProps): ReactElement {
  const [number, onNumberChange] = useState('');
  const [password, onPasswordChange] = useState('');
  const [step, setStep] = useState<CardTopUpStep>({ kind: 'typing' });
  return (
    <CardTopUp
      {...props}
      form={{ number, password, onNumberChange, onPasswordChange }}
      isComplete={number !== '' && password !== ''}
      onExchange={() => {
        setStep({
          kind: 'confirming',
          value,
          isBusy: false,
          onCancel: () => {
            setStep({ kind: 'typing' });
          },
          onConfirm: () => {
            setStep({ kind: 'done', value });
          },
        });
      }}
      onOpenChange={onOpenChange}
      open={open}
      step={step}
    />
  );
}

const owned = (args: CardTopUpProps): ReactElement => (
  <PopupOwner popup={(popup: PopupProps) => <Owner {...args} {...popup} />} />
);

/**
 * The whole exchange with keys only: type, check the value, confirm, close. Focus is never lost.
 */
export const FinishedByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  render: owned,
  play: async ({ userEvent }) => {
    const opener = screen.getByRole('button', { name: 'open' });
    await tabTo(userEvent, opener);
    await userEvent.keyboard('{Enter}');
    await tabTo(userEvent, await screen.findByLabelText('Card number'));
    await userEvent.keyboard('53000101');
    await tabTo(userEvent, screen.getByLabelText('Card password'));
    await userEvent.keyboard('KX7Q{Enter}');
    const question = await screen.findByRole('alertdialog');
    await tabTo(userEvent, within(question).getByRole('button', { name: 'Exchange' }));
    await userEvent.keyboard('{Enter}');
    const close = await screen.findByRole('button', { name: 'OK' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await tabTo(userEvent, close);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Focus moves into the popup, stays inside it, and returns to the opener on Escape. */
export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  render: owned,
  play: ({ userEvent }) => expectPopupBehaviour(userEvent, 'Card top-up'),
};
