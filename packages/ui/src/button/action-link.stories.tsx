import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ActionLink } from './action-link';

const meta = {
  title: 'Components/Action link',
  parameters: { layout: 'padded' },
  component: ActionLink,
  args: { href: '/selectGoods', Link: 'a', children: 'Return home' },
} satisfies Meta<typeof ActionLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link that looks like a button and opens in this tab, for instance on an error page. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Return home' });
    await expect(link).toHaveAttribute('href', '/selectGoods');
    await expect(link).not.toHaveAttribute('target');
  },
};
