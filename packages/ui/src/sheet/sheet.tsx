import { type ReactElement, type ReactNode, type RefObject, useContext } from 'react';
import { Scrim, useDialogAfterScrim } from './scrim';
import { SheetContentContext } from './sheet-body';
import { SheetColumn, SheetColumnContext } from './sheet-column';
import { SheetFrame } from './sheet-frame';
import { SheetPage, SheetPlaceContext } from './sheet-page';
import { useContentWhileOpen } from './use-content-while-open';
import { useLatestCallback } from './use-latest-callback';

/** Props of every popup: the owner decides whether it is open. */
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
  /** Also with large text, where the sheet otherwise scrolls as a whole: the footer is low. Default false. */
  keepsFooter?: boolean | undefined;
  /**
   * In a page with a column beside it: what is in that column, above the footer. It is not shown elsewhere, see
   * `useHasSide`.
   */
  side?: ReactNode;
  /** Shows a back button in front of the title. */
  onBack?: (() => void) | undefined;
  /**
   * `full` fills a phone's height; `fit` is as high as its content; `half` as well, but never low, for
   * a list that may be short. Default `full`.
   */
  height?: 'full' | 'half' | 'fit' | undefined;
  /** Where focus goes on opening, other than the first thing that can have it. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * The frame of every popup. Below a `SheetPlaceProvider` it fills a place in the page instead, and below a
 * `SheetColumnProvider` the one beside the content of the page; below both, the column has its `side`.
 */
export function Sheet(props: SheetProps): ReactElement {
  const place = useContext(SheetPlaceContext);
  const column = useContext(SheetColumnContext);
  if (place !== undefined) return <SheetPage {...props} column={column} place={place} />;
  return column === null ? <SheetPopup {...props} /> : <SheetColumn {...props} column={column} />;
}

/**
 * A popup: focus is kept inside and given back, Escape and a press outside close it, and the page
 * behind does not scroll. Its content stays until its exit is over.
 */
function SheetPopup({
  open,
  onOpenChange,
  height = 'full',
  initialFocus,
  keepsFooter,
  side: _,
  ...content
}: SheetProps): ReactElement {
  const wish = useLatestCallback(onOpenChange);
  const shown = useContentWhileOpen(open, content);
  const dialog = useDialogAfterScrim(open, () => {
    onOpenChange(false);
  });
  return (
    <SheetContentContext value={shown}>
      {open && <Scrim />}
      <SheetFrame
        height={height}
        initialFocus={initialFocus}
        keepsFooter={keepsFooter}
        key={dialog.turn}
        onOpenChange={wish}
        open={dialog.isOpen}
      />
    </SheetContentContext>
  );
}
