import { useTranslate } from '@shop/i18n/react';
import type { ReactElement, ReactNode } from 'react';
import { CheckIcon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import styles from './option-row.module.css';

/** Props of {@link OptionRow}. */
export interface OptionRowProps {
  title: string;
  /** A second line. */
  detail?: string | undefined;
  picture?: ReactNode;
  chosen: boolean;
  /** Breaks a long title instead of cutting it off, where rows may differ in height. Default false. */
  wraps?: boolean | undefined;
  onPress: () => void;
}

/** A row of a list in which a press chooses and closes. The chosen one has a check mark. */
export function OptionRow({
  title,
  detail,
  picture,
  chosen,
  wraps,
  onPress,
}: OptionRowProps): ReactElement {
  const t = useTranslate();
  return (
    <button
      aria-current={chosen || undefined}
      className={styles.row}
      data-option
      onClick={onPress}
      type="button"
    >
      {picture}
      <span className={styles.words}>
        <bdi className={styles.title} data-wraps={wraps}>
          {title}
        </bdi>
        {detail && <bdi className={styles.detail}>{detail}</bdi>}
      </span>
      {chosen && (
        <span className={styles.mark}>
          <CheckIcon size={20} />
          <VisuallyHidden>{t('common.selected')}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}
