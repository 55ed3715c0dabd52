import { whenIdle } from '@shop/storefront-core/browser';
import { goodsGridId } from '@shop/ui/goods-grid';

/**
 * Keeps the last press of a button, or of goods, until the shop's code is there, which could not notice it, and repeats
 * it then. What is gone or says something else by then is not pressed, nor is anything after another press: that is what
 * the player wants now. Goods that were painted before the code was there are replaced by others that say the same.
 *
 * @returns A function to call as soon as the shop's code listens itself.
 */
export function keepEarlyPress(document: Document): () => void {
  let pressed: { readonly control: HTMLElement; readonly label: string } | null = null;
  let isCodeListening = false;
  document.addEventListener('click', ({ target }) => {
    const control = isCodeListening ? null : closestControl(target);
    pressed = control && { control, label: labelOf(control) };
  });
  const repeat = (): void => {
    const last = pressed;
    pressed = null;
    if (last === null) return;
    const control = last.control.isConnected ? last.control : goodsWith(document, last.label);
    if (control !== undefined && labelOf(control) === last.label) control.click();
  };
  return () => {
    isCodeListening = true;
    // Once the code has rendered, and shows what this visit begins with.
    if (pressed !== null) whenIdle(repeat);
  };
}

/** The labels of goods and of their types. */
const goodsLabels = `#${goodsGridId} label`;

function closestControl(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element
    ? target.closest<HTMLElement>(`#root button, ${goodsLabels}`)
    : null;
}

function goodsWith(document: Document, label: string): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>(goodsLabels);
  return [...all].find((one) => labelOf(one) === label);
}

function labelOf(control: HTMLElement): string {
  return `${control.ariaLabel ?? ''}${control.textContent}`;
}
