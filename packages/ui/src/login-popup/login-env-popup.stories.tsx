import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { PopupOwner, expectPopupBehaviour } from '../../test/popup-behaviour';
import { awkward } from '../../test/stress-texts';
import { popupParameters } from '../../test/popup-parameters';
import { tabTo } from '../../test/user-actions';
import { LoginEnvPopup } from './login-env-popup';

const link = 'https://shop.example/selectGoods?client_id=10021&domain_area=universal';

const meta = {
  title: 'Popups/Login in an unsupported browser',
  component: LoginEnvPopup,
  parameters: popupParameters,
  args: {
    open: true,
    provider: 'Google',
    link,
    copied: false,
    onCopy: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof LoginEnvPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The player opened the shop in an app's browser in which this sign-in does not work. They copy
 * the link to open it in another browser.
 */
export const CanBeCopied: Story = {
  play: async ({ args, userEvent }) => {
    const popup = await screen.findByRole('alertdialog', { name: 'Sign in' });
    await expect(popup).toHaveAccessibleDescription(/^Signing in with Google does not work/);
    await expect(screen.getByText(link)).toBeVisible();
    await tabTo(userEvent, screen.getByRole('button', { name: 'Copy link' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The link was just copied. The button shows it and screen readers announce it. */
export const Copied: Story = {
  args: { copied: true },
  play: async () => {
    await screen.findByRole('button', { name: 'Copied' });
    const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(told).toContain('Copied');
  },
};

/** A very long link, and markup in a name. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { provider: awkward.markup, link: `https://shop.example/?from=${awkward.long}` },
};

/** Focus moves into the popup, stays inside it, and returns to the opener on Escape. */
export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => (
    <PopupOwner
      popup={({ open, onOpenChange }) => (
        <LoginEnvPopup
          {...args}
          onClose={() => {
            onOpenChange(false);
          }}
          open={open}
        />
      )}
    />
  ),
  play: ({ userEvent }) => expectPopupBehaviour(userEvent, 'Sign in', 'alertdialog'),
};
