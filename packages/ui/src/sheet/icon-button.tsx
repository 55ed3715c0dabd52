import type { ReactElement, ReactNode } from 'react';
import styles from './icon-button.module.css';

/** Props of {@link IconButton}. */
interface IconButtonProps {
  icon: ReactNode;
  /** Read out. */
  label: string;
  onPress: () => void;
}

/** A button of the head of a sheet. */
export function IconButton({ icon, label, onPress }: IconButtonProps): ReactElement {
  return (
    <button aria-label={label} className={styles.button} onClick={onPress} type="button">
      {icon}
    </button>
  );
}
