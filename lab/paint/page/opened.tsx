import type { PopupProps } from '@shop/ui/sheet';
import { type ComponentType, type ReactElement, useState } from 'react';

/** Creates a page with a button that opens the popup. */
export function opened(popup: (props: PopupProps) => ReactElement | null): ComponentType {
  return function Opened(): ReactElement {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button
          id="open"
          onClick={() => {
            setOpen(true);
          }}
          type="button"
        >
          open
        </button>
        {popup({ open, onOpenChange: setOpen })}
      </>
    );
  };
}
