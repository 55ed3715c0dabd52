import { type ReactElement, useState } from 'react';
import type { PopupProps } from '../src/sheet';

/** Props of {@link PopupOwner}. */
export interface PopupOwnerProps {
  popup: (props: PopupProps) => ReactElement;
}

/** A page with one button that opens a popup; see `actsAsPopup`. */
export function PopupOwner({ popup }: PopupOwnerProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
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
}
