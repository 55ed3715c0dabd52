import type { ReactNode } from 'react';

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
