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

/** A way out of the shop. The new tab knows neither our window nor our address, and the link says so. */
export const Primary: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^To pay ?\(opens in a new tab\)$/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** Beside something more important. */
export const Secondary: Story = { args: { variant: 'secondary' } };

/** As wide as its container. */
export const Wide: Story = { args: { wide: true } };
