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

/** The place in a page for the popup that the page consists of. The popup stays mounted beyond it. */
export function PopupPlace({ className }: { readonly className?: string }): ReactElement {
  const { setPlace } = useContext(PlaceContext);
  return <div className={className} ref={setPlace} />;
}

/** Returns the element of the place that is shown; null while there is none. */
export function usePopupPlace(): HTMLElement | null {
  return useContext(PlaceContext).place;
}
