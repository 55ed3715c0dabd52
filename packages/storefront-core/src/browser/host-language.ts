import type { Language } from '@shop/i18n';

const secondsPerYear = 365 * 24 * 60 * 60;

/** Tells the host of the page which language to serve at the next visit. */
export function saveLanguageForHost(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `perfLang=${language}; path=/; max-age=${String(secondsPerYear)}; samesite=lax${secure}`;
}
