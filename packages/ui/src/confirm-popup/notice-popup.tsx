import { useTranslate } from '@shop/i18n/react';
import type { ReactElement, ReactNode } from 'react';
import { ConfirmPopup } from './confirm-popup';

/** Props of {@link NoticePopup}. */
export interface NoticePopupProps {
  open: boolean;
  /** The message. */
  content: ReactNode;
  /** By the button, Escape or a press outside. */
  onClose: () => void;
  /** Default "Notice". */
  title?: string | undefined;
  /** Default "OK". */
  closeText?: string | undefined;
}

/**
 * Shows a message that the player has to acknowledge, with one button (spec §2, global tip). Use a
 * toast for messages that may go unread, and a `Notice` for one block of the page.
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
