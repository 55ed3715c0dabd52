import type { ReactElement, ReactNode } from 'react';
import styles from './header-action.module.css';

/** Props of {@link HeaderAction}. */
export interface HeaderActionProps {
  icon: ReactNode;
  /** Shown from 480 px, always read out. */
  label: string;
  /** Read out instead of the label, where the label alone says too little ("Language: English"). */
  spokenLabel?: string | undefined;
  /** Opens a popup. */
  hasPopup?: boolean | undefined;
  onPress: () => void;
}

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
