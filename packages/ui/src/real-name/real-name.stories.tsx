import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RealName } from './real-name';

const onSignIn = fn();

const meta = {
  title: 'Pages/Real name',
  component: RealName,
  args: {
    check: { kind: 'missing', proofHref: 'https://id.example/proof' },
    homeHref: '/',
    Link: 'a',
  },
} satisfies Meta<typeof RealName>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name is not proved. The link opens the publisher's page; no name is asked here. */
export const Missing: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Verify now/ });
    await expect(link).toHaveAttribute('href', 'https://id.example/proof');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** A guest signs in first. */
export const Guest: Story = {
  args: { check: { kind: 'guest', onSignIn } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(onSignIn).toHaveBeenCalledOnce();
  },
};

/** The state is being read. */
export const Loading: Story = {
  args: { check: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Loading/)).toBeVisible();
  },
};

/** The check has succeeded. A link leads to the home page. */
export const Done: Story = {
  args: { check: { kind: 'done' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are verified')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return home' })).toHaveAttribute('href', '/');
  },
};

/** The check has failed. The player must start again from the first page. */
export const Failed: Story = {
  args: { check: { kind: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/start again from the first page$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return home' })).toBeVisible();
  },
};
