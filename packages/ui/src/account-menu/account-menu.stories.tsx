import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { expectFocusWithin, pressOutside } from '../../test/user-actions';
import { popupParameters } from '../../test/popup-parameters';
import { AccountMenu, type AccountMenuProps } from './account-menu';

/** A button that opens the menu, as in the header. */
function WithButton(props: AccountMenuProps): ReactElement {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <p style={{ paddingBlockStart: 48, textAlign: 'end' }}>
      <button
        aria-expanded={isOpen}
        aria-haspopup="menu"
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setIsOpen(true);
        }}
        type="button"
      >
        Ally
      </button>
      <AccountMenu {...props} anchor={anchor} onOpenChange={setIsOpen} open={isOpen} />
    </p>
  );
}

const meta = {
  title: 'Components/Account menu',
  component: AccountMenu,
  parameters: popupParameters,
  render: WithButton,
  args: {
    open: false,
    onOpenChange: fn(),
    anchor: null,
    user: 'ally_1987',
    onSwitchAccount: fn(),
    onOrders: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The menu of a signed-in player, opened from their name in the header: change account, see the
 * orders, or sign out.
 */
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('button', { name: 'Ally' });
    await userEvent.click(name);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change account' }));
    await expect(args.onSwitchAccount).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(name);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'My orders' }));
    await expect(args.onOrders).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(name);
    await screen.findByRole('menu', { name: 'Account menu' });
    await expect(screen.getByRole('group', { name: 'ally_1987' })).toBeVisible();
  },
};

/** Opens, moves and closes with keys. Escape returns focus to the name. */
export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('button', { name: 'Ally' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(name).not.toHaveFocus());
    await expectFocusWithin(menu);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Change account' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(name).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await waitFor(() => expect(name).not.toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await expect(args.onSwitchAccount).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** Tab closes the menu and returns focus to the name, since the page behind would be reached under an open menu. */
export const ClosedByTab: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('button', { name: 'Ally' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expectFocusWithin(await screen.findByRole('menu'));
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(name).toHaveFocus());
  },
};

/** A press outside closes the menu and selects nothing. */
export const PressedOutside: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ally' }));
    await screen.findByRole('menu');
    await pressOutside(userEvent);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
};

const onBuy = fn();

/** A press on the pay bar closes the menu, and buys nothing. */
export const PressedOnPayBar: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => (
    <>
      <WithButton {...args} />
      <button
        onClick={onBuy}
        style={{ insetBlockEnd: 0, position: 'fixed', zIndex: 'var(--layer-bar)' }}
        type="button"
      >
        Buy
      </button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const { left, top } = canvas.getByRole('button', { name: 'Buy' }).getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Ally' }));
    await screen.findByRole('menu');
    const reached = document.elementFromPoint(left + 4, top + 4) ?? document.body;
    await userEvent.click(reached);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(onBuy).not.toHaveBeenCalled();
  },
};
