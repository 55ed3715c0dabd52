import { lazyPopup } from '../popups';

/** The result popup. */
export const resultPopup = lazyPopup(async () => (await import('./result')).Result);
