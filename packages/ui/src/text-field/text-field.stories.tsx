import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { TextField } from './text-field';

const meta = {
  title: 'Components/Text field',
  parameters: { layout: 'padded' },
  component: TextField,
  args: { label: 'Account', name: 'username', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * An empty field. A press on the label moves focus into it. The font is large enough to keep
 * iPhones from zooming in.
 */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Account');
    await userEvent.click(canvas.getByText('Account'));
    await expect(field).toHaveFocus();
    await expect(parseFloat(getComputedStyle(field).fontSize)).toBeGreaterThanOrEqual(16);
  },
};

/** A field with a value. */
export const Filled: Story = { args: { defaultValue: 'player01' } };

/** All attributes of an input can be set, for instance a placeholder. */
export const WithHint: Story = {
  args: { label: 'Card number', inputMode: 'numeric', maxLength: 80, placeholder: '0000 0000' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Card number')).toHaveAttribute('maxlength', '80');
  },
};

/** The error is below the field, and screen readers announce it with the field. */
export const WithError: Story = {
  args: { defaultValue: 'player', error: 'There is no such account' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Account');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('There is no such account');
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is no such account');
  },
};

/** The element for the error exists before the first error, so that screen readers announce it. */
export const WithoutError: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('Account')).toBeValid();
    await expect(canvasElement.querySelector('[role=alert]')).toBeInTheDocument();
  },
};

/** The value cannot be changed. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'player01' } };

/**
 * A very long label and error wrap, and the value stays inside its field. Markup is shown as text.
 */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { label: awkward.markup, defaultValue: awkward.long, error: awkward.long },
};
