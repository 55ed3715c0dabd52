/** Marks a page whose prerendered content does not fit the visit; the styles hide it. */
const mark = 'data-start';

/** Hides the prerendered content, which the shop's code then renders afresh. */
export function hidePage(document: Document): void {
  document.documentElement.setAttribute(mark, 'fresh');
}

/** Shows the prerendered content, which fits the visit. */
export function showPage(document: Document): void {
  document.documentElement.removeAttribute(mark);
}

/** Whether the page is to be rendered afresh instead of over the prerendered content. */
export function isPageFresh(document: Document): boolean {
  return document.documentElement.hasAttribute(mark);
}
