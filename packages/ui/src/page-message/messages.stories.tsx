import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusMessage } from './status-message';

const meta = {
  title: 'Pages/Messages',
  component: StatusMessage,
  args: { kind: 'not-found', homeHref: '/', Link: 'a', supportHref: 'https://support.example' },
} satisfies Meta<typeof StatusMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The address does not exist. */
export const NotFound: Story = {
  args: { supportHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return home' })).toHaveAttribute('href', '/');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/**
 * The parameters in the address are wrong. The page lists two remedies, one with a link to
 * customer service.
 */
export const ParameterError: Story = {
  args: { kind: 'parameter-error' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /^Customer service/ })).toHaveAttribute(
      'href',
      'https://support.example',
    );
    await expect(canvas.getByRole('link', { name: 'Return home' })).toBeVisible();
  },
};

/** The link is too old. */
export const Expired: Story = { args: { kind: 'expired' } };

/** The payment for another player cannot be made (`/errorReplenish`). */
export const ReplenishError: Story = {
  args: { kind: 'replenish-error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This payment cannot be made',
    );
    await expect(canvas.getByRole('link', { name: 'Return home' })).toBeVisible();
  },
};

/** The page for wrong parameters on a wide screen. */
export const Wide: Story = {
  args: { kind: 'parameter-error' },
  globals: { viewport: { value: 'width1280' } },
};
