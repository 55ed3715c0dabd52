import { useTranslate } from '@shop/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { pictures } from '../../test/story-pictures';
import { awkward } from '../../test/stress-texts';
import { AccountMenu } from '../account-menu';
import { HeaderAction } from '../app-header';
import { GlobeIcon } from '../icon';
import { type LegacyHeaderProps, LegacyHeader } from './legacy-header';

const onSignIn = fn();
const onSwitchAccount = fn();
const onSignOut = fn();

/** The header with its account menu. */
function HeaderWithMenu(props: LegacyHeaderProps): ReactElement {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const { user } = props;
  const isPlayer = user.kind === 'player';
  return (
    <>
      <LegacyHeader
        {...props}
        user={
          isPlayer
            ? {
                ...user,
                isMenuOpen,
                onMenu: (button) => {
                  setAnchor(button);
                  setIsMenuOpen(true);
                },
              }
            : user
        }
      />
      <AccountMenu
        anchor={anchor}
        onOpenChange={setIsMenuOpen}
        onOrders={fn()}
        onSignOut={onSignOut}
        onSwitchAccount={onSwitchAccount}
        open={isMenuOpen}
        user={isPlayer ? user.name : ''}
      />
    </>
  );
}

/** The header for paying for another player, in the language of the toolbar. */
function PayersHeader(props: LegacyHeaderProps): ReactElement {
  const t = useTranslate();
  const label = t('replenish.userLabel', { name: 'Kni***ry' });
  return <LegacyHeader {...props} user={{ kind: 'payer', label }} />;
}

const player = {
  kind: 'player',
  name: 'Ally',
  isMenuOpen: false,
  onMenu: fn(),
  onSignOut,
} as const;

const meta = {
  title: 'Components/Legacy header',
  component: LegacyHeader,
  render: HeaderWithMenu,
  args: {
    brandName: 'Northstar Games',
    logo: pictures.logo,
    homeHref: '/selectGame',
    Link: 'a',
    user: player,
  },
} satisfies Meta<typeof LegacyHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The header of the old version: logo, the player's name with its menu, and sign-out. */
export const SignedIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(onSignOut).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Ally' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

/** The player has opened the menu from their name. */
export const MenuOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ally' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change account' }));
    await expect(onSwitchAccount).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Ally' }));
    await screen.findByRole('menu');
  },
};

/** A guest can sign in. */
export const Guest: Story = {
  args: { user: { kind: 'guest', onSignIn } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(onSignIn).toHaveBeenCalledOnce();
  },
};

/** Paying for another player: the header shows that player's name and has no menu. */
export const Payer: Story = {
  render: PayersHeader,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^For /)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The names of brand and player are whole, in two lines on a phone. */
export const NamesWhole: Story = {
  globals: { viewport: { value: 'width360' } },
  args: {
    brandName: 'Aurora Interactive',
    user: { ...player, name: 'aurora-player' },
    language: <HeaderAction icon={<GlobeIcon />} label="Language" onPress={fn()} />,
  },
  play: async ({ canvas }) => {
    for (const text of ['Aurora Interactive', 'aurora-player']) {
      const name = canvas.getByText(text);
      await expect(name.scrollWidth).toBe(name.clientWidth);
      await expect(name.scrollHeight).toBe(name.clientHeight);
    }
  },
};

/** With the language button, on the smallest phone. */
export const SmallestPhone: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { language: <HeaderAction icon={<GlobeIcon />} label="English" onPress={fn()} /> },
  globals: { viewport: { value: 'width320' } },
};

/** Very long names, and markup. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { brandName: awkward.long, user: { ...player, name: awkward.markup } },
};

/** A very long name of the player who is paid for. */
export const AwkwardPayer: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { user: { kind: 'payer', label: awkward.long, onSignOut } },
};
