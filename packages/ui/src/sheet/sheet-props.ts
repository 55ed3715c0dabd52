import type { ReactNode, RefObject } from 'react';

/** What every popup takes: the owner decides whether it is open. */
export interface PopupProps {
  open: boolean;
  /** Called with false by the close button, Escape and a press outside. */
  onOpenChange: (open: boolean) => void;
}

/** Props of {@link Sheet}: a full-height sheet on phones, a centred dialog from 768 px. */
export interface SheetProps extends PopupProps {
  title: string;
  children: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
  /** Shows a back button in front of the title. */
  onBack?: (() => void) | undefined;
  /** `full` fills a phone's height; `fit` is as high as its content. Default `full`. */
  height?: 'full' | 'fit' | undefined;
  /** Where focus goes on opening, other than the first thing that can have it. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}
