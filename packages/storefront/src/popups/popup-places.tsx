import { type ReactElement, type ReactNode, createContext, useContext, useState } from 'react';

interface PopupPlaceState {
  /** Null while no page with a place is shown. */
  readonly place: HTMLElement | null;
  readonly setPlace: (place: HTMLElement | null) => void;
  /** Beside such a place; null where there is none. */
  readonly side: HTMLElement | null;
  readonly setSide: (side: HTMLElement | null) => void;
}

const PlaceContext = createContext<PopupPlaceState>({
  ...{ place: null, setPlace: () => undefined },
  ...{ side: null, setSide: () => undefined },
});

/** Lets pages below have a {@link PopupPlace}. */
export function PopupPlaces({ children }: { readonly children: ReactNode }): ReactElement {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [side, setSide] = useState<HTMLElement | null>(null);
  return <PlaceContext value={{ place, setPlace, side, setSide }}>{children}</PlaceContext>;
}

/** Returns the places that are shown, and how to set them. */
export function usePopupPlace(): PopupPlaceState {
  return useContext(PlaceContext);
}
