import { type ReactElement, type ReactNode, createContext, useContext, useState } from 'react';

interface PopupPlaceState {
  /** Null while no page with a place is shown. */
  readonly place: HTMLElement | null;
  readonly setPlace: (place: HTMLElement | null) => void;
}

const PlaceContext = createContext<PopupPlaceState>({ place: null, setPlace: () => undefined });

/** Lets pages below have a {@link PopupPlace}. */
export function PopupPlaces({ children }: { readonly children: ReactNode }): ReactElement {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return <PlaceContext value={{ place, setPlace }}>{children}</PlaceContext>;
}

/** Returns the place that is shown, and how to set it. */
export function usePopupPlace(): PopupPlaceState {
  return useContext(PlaceContext);
}
