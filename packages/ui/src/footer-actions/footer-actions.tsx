import type { ReactElement } from 'react';
import styles from './footer-actions.module.css';

/** Something that opens a popup, such as the Japanese legal notice of a game product (spec §2). */
export interface FooterAction {
  key: string;
  label: string;
  onPress: () => void;
}

/** Props of {@link FooterActions}. */
export interface FooterActionsProps {
  /** In the order shown. */
  actions: readonly FooterAction[];
}

/** The buttons of a brand with further legal duties, one below the other, at the end of its footer. */
export function FooterActions({ actions }: FooterActionsProps): ReactElement {
  return (
    <ul className={styles.actions}>
      {actions.map(({ key, label, onPress }) => (
        <li key={key}>
          <button aria-haspopup="dialog" className={styles.action} onClick={onPress} type="button">
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
