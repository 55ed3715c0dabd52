/**
 * What may be behind a popup: the page and other popups, which are before it in the document. Messages above the popups
 * are left out, and what password managers and translators add to the page.
 */
const layers = '#root, [data-popup]';

/**
 * Makes what is behind a popup inert, so that neither keys nor a screen reader reach it. Returns how to end that. Popups may
 * close in any order: each layer counts those above it. Browsers without `inert` (Chrome before 102, Safari before 15.5)
 * ignore it; there Base UI keeps focus inside, and hides the page from screen readers.
 *
 * @param popup an element of the popup
 */
export function makeInertBehind(popup: Element): () => void {
  const behind = [...popup.ownerDocument.querySelectorAll<HTMLElement>(layers)].filter(
    (layer) =>
      !layer.contains(popup) &&
      (layer.compareDocumentPosition(popup) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  behind.forEach((layer) => {
    setPopupsAbove(layer, popupsAbove(layer) + 1);
  });
  return () => {
    behind.forEach((layer) => {
      setPopupsAbove(layer, popupsAbove(layer) - 1);
    });
  };
}

function popupsAbove(layer: HTMLElement): number {
  return Number(layer.dataset['popupsAbove'] ?? 0);
}

function setPopupsAbove(layer: HTMLElement, count: number): void {
  if (count > 0) {
    layer.dataset['popupsAbove'] = String(count);
    layer.setAttribute('inert', '');
    return;
  }
  delete layer.dataset['popupsAbove'];
  layer.removeAttribute('inert');
}
