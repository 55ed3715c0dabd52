import type { ReactElement } from 'react';
import { usePopupPlace } from './popup-places';

/** The place in a page for the popup that the page consists of. The popup stays mounted beyond it. */
export function PopupPlace(): ReactElement {
  const { setPlace } = usePopupPlace();
  return <div ref={setPlace} />;
}
