import type { PopupProps } from '@shop/ui/sheet';
import type { ReactElement, ReactNode } from 'react';

/** Props of {@link Box}. */
interface BoxProps extends PopupProps {
  children?: ReactNode;
}

/** A minimal popup: a box over the page with a button that closes it. */
export function Box({ open, onOpenChange, children }: BoxProps): ReactElement | null {
  if (!open) return null;
  return (
    <div
      aria-label="Box"
      role="dialog"
      style={{ background: 'Canvas', inset: 0, overflowY: 'auto', position: 'fixed' }}
    >
      <button
        id="close"
        onClick={() => {
          onOpenChange(false);
        }}
        type="button"
      >
        close
      </button>
      {children}
    </div>
  );
}
