import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/awkward-texts';
import { TextField } from './text-field';

const meta = {
  title: 'Components/Text field',
  parameters: { layout: 'padded' },
  component: TextField,
  args: { label: 'Account', name: 'username', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press on the label leads into the field; its text is large enough that no phone zooms in. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Account');
    await userEvent.click(canvas.getByText('Account'));
    await expect(field).toHaveFocus();
    await expect(parseFloat(getComputedStyle(field).fontSize)).toBeGreaterThanOrEqual(16);
  },
};

/** With what was typed. */
export const Filled: Story = { args: { defaultValue: 'player01' } };

/** Any attribute of an input can be set, such as a hint at the form of what is asked for. */
export const WithHint: Story = {
  args: { label: 'Card number', inputMode: 'numeric', maxLength: 80, placeholder: '0000 0000' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Card number')).toHaveAttribute('maxlength', '80');
  },
};

/** What is wrong stands below the field, marks it, and is read out with it. */
export const WithError: Story = {
  args: { defaultValue: 'player', error: 'There is no such account' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Account');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('There is no such account');
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is no such account');
  },
};

/** The region of the error is there before the error, so that it is heard. */
export const WithoutError: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('Account')).toBeValid();
    await expect(canvasElement.querySelector('[role=alert]')).toBeInTheDocument();
  },
};

/** Not to be changed now. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'player01' } };

/** Texts nobody foresaw wrap; what was typed stays in its field; markup stays text. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  args: { label: awkward.markup, defaultValue: awkward.long, error: awkward.long },
};
