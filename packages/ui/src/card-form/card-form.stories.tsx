import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { writeInto } from '../../test/user-actions';
import { CardForm, type CardFormProps } from './card-form';

/** Keeps what is typed. */
function Owner(props: CardFormProps): ReactElement {
  const [number, setNumber] = useState(props.number);
  const [password, setPassword] = useState(props.password);
  return (
    <CardForm
      {...props}
      number={number}
      onNumberChange={setNumber}
      onPasswordChange={setPassword}
      password={password}
    />
  );
}

const meta = {
  title: 'Components/Card form',
  parameters: { layout: 'padded' },
  component: CardForm,
  render: (args) => <Owner {...args} />,
  args: {
    name: 'MyCard',
    icon: '',
    number: '',
    password: '',
    onNumberChange: fn(),
    onPasswordChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof CardForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const numberIn = (page: HTMLElement): HTMLElement => within(page).getByLabelText('Card number');
const passwordIn = (page: HTMLElement): HTMLElement => within(page).getByLabelText('Card password');

/** The form as it opens. Focus stays where it was. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(numberIn(canvasElement)).not.toHaveFocus();
  },
};

/** A number and a password as they are printed on the card, with spaces. */
export const Typed: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.type(numberIn(canvasElement), '5300 0101');
    await userEvent.type(passwordIn(canvasElement), 'KX 7Q');
    await expect(numberIn(canvasElement)).toHaveValue('5300 0101');
    await expect(passwordIn(canvasElement)).toHaveValue('KX 7Q');
  },
};

/** Pasted with spaces around it, for instance from a mail. The outer spaces are removed. */
export const PastedWithSpaces: Story = {
  play: async ({ canvasElement, userEvent }) => {
    for (const field of [numberIn(canvasElement), passwordIn(canvasElement)]) {
      await userEvent.click(field);
      await userEvent.paste('  5300 0101 \t');
      await userEvent.tab();
      await expect(field).toHaveValue('5300 0101');
    }
  },
};

/** A tool writes into both fields, and tells of one of them. The owner is told of both, and neither is lost. */
export const FilledInAtOnce: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => <CardForm {...args} />,
  play: async ({ args, canvasElement }) => {
    writeInto(numberIn(canvasElement), '5300 0101');
    writeInto(passwordIn(canvasElement), 'KX7Q');
    await fireEvent.input(numberIn(canvasElement));
    await expect(args.onNumberChange).toHaveBeenCalledWith('5300 0101');
    await expect(args.onPasswordChange).toHaveBeenCalledWith('KX7Q');
    await expect(passwordIn(canvasElement)).toHaveValue('KX7Q');
  },
};

/** An owner that forgets the password when the form is sent. */
function Forgetting(props: CardFormProps): ReactElement {
  const [password, setPassword] = useState('');
  return (
    <CardForm
      {...props}
      onPasswordChange={setPassword}
      onSubmit={() => {
        setPassword('');
      }}
      password={password}
    />
  );
}

/** The owner clears the password, for instance a wrong one. The number stays. */
export const Cleared: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => <Forgetting {...args} />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.type(numberIn(canvasElement), '5300');
    await userEvent.type(passwordIn(canvasElement), 'KX7Q{Enter}');
    await expect(passwordIn(canvasElement)).toHaveValue('');
    await expect(numberIn(canvasElement)).toHaveValue('5300');
  },
};

/** An owner whose button outside the form sends it, and is disabled while the password is missing. */
function Refusing(props: CardFormProps): ReactElement {
  const [password, setPassword] = useState('KX7Q');
  const isRefused = password === '';
  return (
    <>
      <CardForm
        {...props}
        errors={isRefused ? { card: 'The card was not accepted' } : {}}
        onPasswordChange={setPassword}
        password={password}
      />
      <button
        disabled={isRefused}
        onClick={() => {
          setPassword('');
        }}
        type="button"
      >
        Buy
      </button>
    </>
  );
}

/** The card is refused, and its password forgotten: the focus is where it is typed again. */
export const Refused: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { number: '5300 0101' },
  render: (args) => <Refusing {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('The card was not accepted');
    await expect(passwordIn(canvasElement)).toHaveFocus();
  },
};

/** Both fields accept at most 80 characters. */
export const EightyCharacters: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  play: async ({ canvasElement, userEvent }) => {
    for (const field of [numberIn(canvasElement), passwordIn(canvasElement)]) {
      await userEvent.click(field);
      await userEvent.paste('7'.repeat(100));
      await expect(field).toHaveValue('7'.repeat(80));
    }
  },
};

/** The player has pressed “Show password”. The password starts hidden. */
export const PasswordShown: Story = {
  args: { password: 'KX7Q' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const password = passwordIn(canvasElement);
    const show = canvas.getByRole('button', { name: 'Show password', pressed: false });
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(show);
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(show);
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(show);
  },
};

/** The browser neither stores the card nor offers to save a sign-in. */
export const NotStored: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const fields = [numberIn(canvasElement), passwordIn(canvasElement)];
    for (const field of [...fields, canvas.getByRole('form')])
      await expect(field).toHaveAttribute('autocomplete', 'off');
    const names = fields.map((field) => field.getAttribute('name') ?? '');
    await expect(names.join()).not.toMatch(/user|account|password/);
  },
};

/** Enter in either field submits the form. */
export const Submitted: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.type(numberIn(canvasElement), '1{Enter}');
    await userEvent.type(passwordIn(canvasElement), '2{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

/** Error messages are below the field they belong to, or below both fields. */
export const Errors: Story = {
  args: {
    errors: {
      number: 'The number is too short',
      password: 'Wrong card password',
      card: 'The card has been used',
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(numberIn(canvasElement)).toHaveAccessibleDescription('The number is too short');
    await expect(passwordIn(canvasElement)).toHaveAccessibleDescription('Wrong card password');
    await expect(canvas.getByText('The card has been used').closest('[role=alert]')).not.toBeNull();
  },
};

/** The form takes focus if it replaces an element that had focus. */
export const Focused: Story = {
  args: { focusesNumber: true },
  play: async ({ canvasElement }) => {
    await expect(numberIn(canvasElement)).toHaveFocus();
  },
};

/** A very long channel name and very long errors. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    name: awkward.long,
    number: '7'.repeat(80),
    errors: { number: awkward.long, card: `${awkward.markup} ${awkward.long}` },
  },
};
