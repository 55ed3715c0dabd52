import { lazyPopup } from '../popups';

/** The language selector. */
export const languagePopup = lazyPopup(async () => (await import('./language-list')).LanguageList);
