import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect } from 'storybook/test';
import { Button, type ButtonProps } from './button';

/** A form that shows how often it was submitted. */
function CountingForm(props: ButtonProps): ReactElement {
  const [sent, setSent] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(sent + 1);
      }}
    >
      <label>
        Code <input name="code" />
      </label>
      <Button {...props} />
      <output>{`sent ${sent} times`}</output>
    </form>
  );
}

const meta = {
  title: 'Components/Button in a form',
  parameters: { layout: 'padded' },
  component: Button,
  render: CountingForm,
  args: { children: 'Redeem' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A button of type `submit` submits its form. */
export const Submits: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { type: 'submit' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Code'), 'x{Enter}');
    await expect(canvas.getByText('sent 1 times')).toBeVisible();
  },
};

/** A button without a type does not submit the form. */
export const DoesNotSubmit: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem' }));
    await expect(canvas.getByText('sent 0 times')).toBeVisible();
  },
};

/** A busy button does not submit the form, neither on a press nor on Enter in a field. */
export const BusyDoesNotSubmit: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { type: 'submit', busy: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Code'), 'x{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem' }));
    await expect(canvas.getByText('sent 0 times')).toBeVisible();
  },
};
