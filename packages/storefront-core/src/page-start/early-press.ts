import { whenIdle } from '../browser';

/** A press that waits for the shop's code. */
export interface EarlyPress {
  /** Call it as soon as the shop's code listens itself: the press is repeated. */
  readonly repeat: () => void;
  /** Call it if the code does not come: links work as in any page. */
  readonly forget: () => void;
}

/**
 * Keeps the last press of a button, of goods, or of a link inside the shop until the code is there, which could not
 * notice it, and repeats it then. A control that is gone or has another text by then is not pressed, and another press
 * of the player counts instead of the first. Goods that were painted before the code was there are replaced by others with the
 * same text. A link waits as well: the address in the prerendered page lacks what the visit carries, such as the
 * language of a link.
 *
 * @param goodsGridId - The id of the element with the goods and their types.
 */
export function keepEarlyPress(document: Document, goodsGridId: string): EarlyPress {
  const goodsLabels = `#${goodsGridId} label`;
  let pressed: { readonly control: HTMLElement; readonly label: string } | null = null;
  let isWaiting = true;
  document.addEventListener('click', (event) => {
    const control = isWaiting ? closestControl(event, goodsLabels) : null;
    pressed = control && { control, label: labelOf(control) };
    if (control?.tagName === 'A') event.preventDefault();
  });
  const repeat = (): void => {
    const last = pressed;
    pressed = null;
    if (last === null) return;
    const control = last.control.isConnected
      ? last.control
      : goodsWith(document, goodsLabels, last.label);
    if (control !== undefined && labelOf(control) === last.label) control.click();
  };
  return {
    repeat: () => {
      isWaiting = false;
      // Once the code has rendered, and shows what this visit begins with.
      if (pressed !== null) whenIdle(repeat);
    },
    forget: () => {
      isWaiting = false;
    },
  };
}

function closestControl(
  { target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent,
  goodsLabels: string,
): HTMLElement | null {
  // With such a key a link opens in another tab.
  const isForBrowser = metaKey || ctrlKey || shiftKey || altKey;
  return target instanceof Element && !isForBrowser
    ? target.closest<HTMLElement>(`#root button, #root a[href^="/"], ${goodsLabels}`)
    : null;
}

function goodsWith(
  document: Document,
  goodsLabels: string,
  label: string,
): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>(goodsLabels);
  return [...all].find((one) => labelOf(one) === label);
}

function labelOf(control: HTMLElement): string {
  return `${control.ariaLabel ?? ''}${control.textContent}`;
}
