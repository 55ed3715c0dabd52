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

/** Marks a page whose prerendered content does not fit the visit; the styles hide it. */
const freshMark = 'data-start';

/** Hides the prerendered content, which the shop's code then renders afresh. */
export function hidePage(document: Document): void {
  document.documentElement.setAttribute(freshMark, 'fresh');
}

/** Shows the prerendered content, which fits the visit. */
export function showPage(document: Document): void {
  document.documentElement.removeAttribute(freshMark);
}

/** Whether the page is to be rendered afresh instead of over the prerendered content. */
export function isPageFresh(document: Document): boolean {
  return document.documentElement.hasAttribute(freshMark);
}
