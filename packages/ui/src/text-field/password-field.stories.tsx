import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { tabTo } from '../../test/user-actions';
import { PasswordField } from './password-field';

const meta = {
  title: 'Components/Password field',
  parameters: { layout: 'padded' },
  component: PasswordField,
  args: { label: 'Password', defaultValue: 'secret' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The password is hidden at first. */
export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await expect(
      canvas.getByRole('button', { name: 'Show password', pressed: false }),
    ).toBeVisible();
  },
};

/** The button shows and hides the password, with keys only. */
export const ShownByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    const show = canvas.getByRole('button', { name: 'Show password' });
    await tabTo(userEvent, show);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.keyboard('{Enter}');
  },
};

/** The button does not submit the form around it. */
export const InAForm: Story = {
  render: (args) => (
    <form
      onSubmit={() => {
        throw new Error('sent by showing the password');
      }}
    >
      <PasswordField {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

/** The error is below the field. */
export const WithError: Story = { args: { error: 'Wrong account or password' } };

/** A very long password stays inside its field. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { label: awkward.long, defaultValue: awkward.long, error: awkward.markup },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  },
};
