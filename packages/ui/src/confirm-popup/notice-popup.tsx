import { useTranslate } from '@shop/i18n';
import type { ReactElement, ReactNode } from 'react';
import { ConfirmPopup } from './confirm-popup';

/** Props of {@link NoticePopup}. */
export interface NoticePopupProps {
  open: boolean;
  /** What the player is told. */
  content: ReactNode;
  /** By the button, Escape or a press outside. */
  onClose: () => void;
  /** Default "Notice". */
  title?: string | undefined;
  /** Default "OK". */
  closeText?: string | undefined;
}

/**
 * Tells what a player must have read before going on, with one button (spec §2, global tip). What may
 * pass unread is a toast; what belongs to a block of the page is a `Notice` in its place.
 */
export function NoticePopup({
  open,
  content,
  onClose,
  title,
  closeText,
}: NoticePopupProps): ReactElement {
  const t = useTranslate();
  return (
    <ConfirmPopup
      closeByOverlay
      confirmText={closeText ?? t('common.ok')}
      content={content}
      onCancel={onClose}
      onConfirm={onClose}
      open={open}
      title={title ?? t('common.notice')}
    />
  );
}
