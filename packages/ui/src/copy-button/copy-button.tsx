import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { CheckIcon, CopyIcon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import styles from './copy-button.module.css';

/** Props of {@link CopyButton}. */
export interface CopyButtonProps {
  /** What is copied, read out: "Copy order number". */
  label: string;
  /** It has just been copied. The owner writes to the clipboard and resets this. */
  copied: boolean;
  onCopy: () => void;
}

/** Copies the value beside it, and confirms it. */
export function CopyButton({ label, copied, onCopy }: CopyButtonProps): ReactElement {
  const t = useTranslate();
  return (
    <>
      <button
        aria-label={label}
        className={styles.button}
        data-copied={copied}
        onClick={onCopy}
        type="button"
      >
        {copied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
      </button>
      <VisuallyHidden role="status">{copied && t('common.copied')}</VisuallyHidden>
    </>
  );
}
