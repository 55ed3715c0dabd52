import { Dialog } from '@base-ui/react/dialog';
import { useTranslate } from '@shop/i18n';
import { type ReactElement, memo } from 'react';
import { BackIcon, CloseIcon } from '../icon';
import type { SheetContent } from './sheet-content';
import styles from './sheet.module.css';

function Head({ title, onBack }: Pick<SheetContent, 'title' | 'onBack'>): ReactElement {
  const t = useTranslate();
  return (
    <div className={styles.head}>
      {onBack && (
        <button
          aria-label={t('common.back')}
          className={styles.iconButton}
          onClick={onBack}
          type="button"
        >
          <BackIcon />
        </button>
      )}
      <Dialog.Title className={styles.title}>{title}</Dialog.Title>
      <Dialog.Close aria-label={t('common.close')} className={styles.iconButton}>
        <CloseIcon />
      </Dialog.Close>
    </div>
  );
}

/** The title, the way back and the close button. */
export const SheetHead = memo(Head);
