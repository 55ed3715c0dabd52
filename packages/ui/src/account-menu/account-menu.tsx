import { Menu } from '@base-ui/react/menu';
import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { BagIcon, SignOutIcon, SwitchIcon } from '../icon';
import styles from './account-menu.module.css';

/** Props of {@link AccountMenu}. */
export interface AccountMenuProps {
  open: boolean;
  /** Called with false by Escape, Tab, a press outside, and after an entry was chosen. */
  onOpenChange: (open: boolean) => void;
  /** The button it hangs from, which gets focus back; null before it was first pressed. */
  anchor: HTMLElement | null;
  /** Name of the account, whole: the header may have cut it. */
  user: string;
  onSwitchAccount: () => void;
  onOrders: () => void;
  onSignOut: () => void;
}

/**
 * The menu of the user name in the old version's header: switch account, orders, sign out. It is behind
 * a press, so the button is the header's and the menu is loaded when it is first wanted.
 */
export function AccountMenu({
  open,
  onOpenChange,
  anchor,
  user,
  onSwitchAccount,
  onOrders,
  onSignOut,
}: AccountMenuProps): ReactElement {
  const t = useTranslate();
  return (
    <Menu.Root
      onOpenChange={(isOpen) => {
        onOpenChange(isOpen);
      }}
      open={open}
    >
      <Menu.Portal>
        {/* Above the dock, unlike the one that Base UI adds: "Buy" must not be reached under an open menu. */}
        <Menu.Backdrop className={styles.backdrop} />
        <Menu.Positioner align="end" anchor={anchor} className={styles.positioner} sideOffset={4}>
          <Menu.Popup
            aria-label={t('header.accountMenu')}
            className={styles.menu}
            finalFocus={() => anchor}
            onKeyDown={(event) => {
              // Base UI closes the menu on Tab only where its own button has opened it.
              if (event.key !== 'Tab') return;
              event.preventDefault();
              onOpenChange(false);
            }}
          >
            <Menu.Group>
              <Menu.GroupLabel className={styles.user}>
                <bdi>{user}</bdi>
              </Menu.GroupLabel>
              <Menu.Item className={styles.item} onClick={onSwitchAccount}>
                <SwitchIcon size={20} /> {t('role.changeAccount')}
              </Menu.Item>
              <Menu.Item className={styles.item} onClick={onOrders}>
                <BagIcon size={20} /> {t('orders.title')}
              </Menu.Item>
              <Menu.Item className={styles.item} onClick={onSignOut}>
                <SignOutIcon size={20} /> {t('header.signOut')}
              </Menu.Item>
            </Menu.Group>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
