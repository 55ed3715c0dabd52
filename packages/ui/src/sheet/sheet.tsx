import type { ReactElement } from 'react';
import { Scrim } from './scrim';
import { SheetContentContext } from './sheet-content';
import { SheetFrame } from './sheet-frame';
import type { SheetProps } from './sheet-props';
import { useDialogAfterScrim } from './use-dialog-after-scrim';
import { useLatestCallback } from './use-latest-callback';

/**
 * The frame of every popup: focus is kept inside and given back, Escape and a press outside close
 * it, and the page behind does not scroll.
 */
export function Sheet({
  open,
  onOpenChange,
  height = 'full',
  initialFocus,
  ...content
}: SheetProps): ReactElement {
  const isDialogOpen = useDialogAfterScrim(open);
  const wish = useLatestCallback(onOpenChange);
  return (
    <SheetContentContext value={content}>
      {open && <Scrim />}
      <SheetFrame
        height={height}
        initialFocus={initialFocus}
        onOpenChange={wish}
        open={isDialogOpen}
      />
    </SheetContentContext>
  );
}
