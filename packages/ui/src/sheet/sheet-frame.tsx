import { Dialog } from '@base-ui/react/dialog';
import { type ReactElement, memo, useRef } from 'react';
import { PopupBackdrop } from './popup-backdrop';
import { SheetBody } from './sheet-body';
import type { SheetProps } from './sheet';
import styles from './sheet.module.css';
import { usePullDown } from './use-pull-down';

/** Props of {@link SheetFrame}. */
type SheetFrameProps = Pick<
  SheetProps,
  'open' | 'onOpenChange' | 'height' | 'initialFocus' | 'keepsFooter'
>;

function Frame({
  open,
  onOpenChange,
  height,
  initialFocus,
  keepsFooter,
}: SheetFrameProps): ReactElement {
  const popup = useRef<HTMLDivElement>(null);
  const pull = usePullDown(popup, () => {
    onOpenChange(false);
  });
  return (
    <Dialog.Root
      onOpenChange={(isOpen) => {
        onOpenChange(isOpen);
      }}
      open={open}
    >
      <Dialog.Portal data-popup>
        <PopupBackdrop isOpen={open} />
        <Dialog.Viewport className={styles.viewport} data-scrolls>
          {/* Focus goes to the popup, not to its close button: what is read first is the title. */}
          <Dialog.Popup
            className={styles.popup}
            data-height={height}
            data-keeps-footer={keepsFooter}
            initialFocus={initialFocus ?? popup}
            ref={popup}
            {...pull}
          >
            <SheetBody />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The dialog around the content. Memoized: a change of the content does not render it again. */
export const SheetFrame = memo(Frame);
