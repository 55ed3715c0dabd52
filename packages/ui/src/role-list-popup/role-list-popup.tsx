import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { ShieldIcon } from '../icon';
import { type ListState, ListView } from '../list-state';
import { Notice } from '../notice';
import { OptionRow } from '../option-row';
import { type PopupProps, Sheet } from '../sheet';
import styles from './role-list-popup.module.css';

/** A character that can be chosen. */
export interface RoleOption {
  id: string;
  name: string;
  level: number | null;
}

/** Props of {@link RoleListPopup}. */
export interface RoleListPopupProps extends PopupProps {
  list: ListState<RoleOption>;
  chosen: string | null;
  onChoose: (id: string) => void;
  /** The two ways out when the account has no role here (spec §8). */
  onChangeServer: () => void;
  onChangeAccount: () => void;
}

/** The player's characters on the server; without any, the two ways out (spec §8). */
export function RoleListPopup({
  open,
  onOpenChange,
  list,
  chosen,
  onChoose,
  onChangeServer,
  onChangeAccount,
}: RoleListPopupProps): ReactElement {
  const t = useTranslate();
  const empty = (
    <Notice
      actions={[
        { label: t('role.changeServer'), onPress: onChangeServer },
        { label: t('role.changeAccount'), onPress: onChangeAccount },
      ]}
      icon={<ShieldIcon size={28} />}
      title={t('role.empty')}
    />
  );
  return (
    <Sheet height="fit" onOpenChange={onOpenChange} open={open} title={t('role.title')}>
      <ListView empty={empty} failed="role.loadFailed" list={list} rows={3}>
        {(roles) => (
          <ul className={styles.list}>
            {roles.map(({ id, name, level }) => (
              <li key={id}>
                <OptionRow
                  chosen={id === chosen}
                  detail={level === null ? undefined : t('role.level', { number: level })}
                  onPress={() => {
                    onChoose(id);
                  }}
                  title={name}
                />
              </li>
            ))}
          </ul>
        )}
      </ListView>
    </Sheet>
  );
}
