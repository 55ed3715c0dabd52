import type { ReactNode } from 'react';

/** Props of {@link ConfirmPopup}; the fields of spec §3, popup state. */
export interface ConfirmPopupProps {
  open: boolean;
  title: string;
  /** A sentence, or a list of what is agreed to. */
  content: ReactNode;
  confirmText: string;
  /** Without it there is one button. */
  cancelText?: string | undefined;
  onConfirm: () => void;
  /** Also called on Escape, the close button and, with `closeByOverlay`, a press outside. */
  onCancel: () => void;
  /** The confirming button is white instead of coloured, for what a player should not press lightly. */
  whiteButton?: boolean | undefined;
  closeByOverlay?: boolean | undefined;
  busy?: boolean | undefined;
}
