import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { CheckIcon, CopyIcon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import styles from './copy-button.module.css';

/** Props of {@link CopyButton}. */
export interface CopyButtonProps {
  /** What is copied, read out: "Copy order number". */
  label: string;
  /** It has just been copied; the owner holds the clipboard, and the time. */
  copied: boolean;
  onCopy: () => void;
}

/** Copies what stands beside it, and says so. */
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
