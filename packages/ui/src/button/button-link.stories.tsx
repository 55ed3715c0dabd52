import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from './button-link';

const meta = {
  title: 'Components/Button link',
  parameters: { layout: 'padded' },
  component: ButtonLink,
  args: { href: 'https://pay.example/', children: 'To pay' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A link to a page outside the shop, for instance the payment page. It opens a new tab and its
 * name includes that. The other page gets neither the shop's window nor its address.
 */
export const Primary: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^To pay ?\(opens in a new tab\)$/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** A link beside a more important button. */
export const Secondary: Story = { args: { variant: 'secondary' } };

/** A link as wide as its container. */
export const Wide: Story = { args: { wide: true } };
