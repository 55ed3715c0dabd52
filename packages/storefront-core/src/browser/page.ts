import { type Language, languageEntry } from '@shop/i18n';

/** Returns the window of the page. */
export function pageWindow(): Window {
  return window;
}

/** Sets the document's language and writing direction. */
export function showLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = languageEntry(language).direction;
}

/** Marks a page that starts with a known recipient; the who card then has its compact form. */
const recipientMark = 'data-recipient';

/** Gives the prerendered who card the form that it has once everything is chosen. */
export function markRecipient(page: Element): void {
  page.setAttribute(recipientMark, 'known');
}

/** Shows the content of a prerendered page that is for a player who is signed in. */
export function markPlayer(page: Element): void {
  page.setAttribute('data-player', 'known');
}

/** Hides the header and the footer of a prerendered page that a game may show in a view of its own. */
export function markSdkView(page: Element): void {
  page.setAttribute('data-view', 'sdk');
}

/** Leaves the form of the who card to its content, once that is rendered. */
export function unmarkRecipient(): void {
  document.documentElement.removeAttribute(recipientMark);
}
