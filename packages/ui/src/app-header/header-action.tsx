import type { ReactElement } from 'react';
import type { HeaderActionProps } from './header-action-props';
import styles from './header-action.module.css';

/** A button of the header: an icon, and its words where there is room. */
export function HeaderAction({
  icon,
  label,
  spokenLabel,
  hasPopup,
  onPress,
}: HeaderActionProps): ReactElement {
  return (
    <button
      aria-haspopup={hasPopup ? 'dialog' : undefined}
      aria-label={spokenLabel ?? label}
      className={styles.action}
      onClick={onPress}
      type="button"
    >
      {icon}
      <bdi className={styles.label}>{label}</bdi>
    </button>
  );
}
