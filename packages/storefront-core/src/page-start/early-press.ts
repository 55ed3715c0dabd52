declare global {
  interface Window {
    /** Set by the script in the page; see {@link keepEarlyPress}. */
    takeEarlyPress?: TakeEarlyPress;
  }
}

/** A press that waits for the shop's code. */
export interface EarlyPress {
  readonly control: HTMLElement;
  /** What the control said. */
  readonly label: string;
  /** Selects the labels of goods. */
  readonly goodsLabels: string;
}

/** Returns the press that waits, null if none does. From then on nothing is kept, and links work as in any page. */
export type TakeEarlyPress = () => EarlyPress | null;

/**
 * Keeps the last press of a button, of goods, or of a link inside the shop until the code is there, which could not
 * notice it, and repeats it. A link waits as well: the address in the prerendered page lacks what the visit carries, such as the
 * language of a link.
 *
 * @param goodsGridId - The id of the element with the goods and their types.
 */
export function keepEarlyPress(document: Document, goodsGridId: string): TakeEarlyPress {
  const goodsLabels = `#${goodsGridId} label`;
  let pressed: EarlyPress | null = null;
  let isWaiting = true;
  document.addEventListener('click', (event) => {
    const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
    // With such a key a link opens in another tab.
    const isForBrowser = metaKey || ctrlKey || shiftKey || altKey;
    const control =
      isWaiting && !isForBrowser && target instanceof Element
        ? target.closest<HTMLElement>(`#root button, #root a[href^="/"], ${goodsLabels}`)
        : null;
    pressed = control && { control, label: labelOf(control), goodsLabels };
    if (control?.tagName === 'A') event.preventDefault();
  });
  return () => {
    isWaiting = false;
    return pressed;
  };
}

/** Returns what a control says. */
export function labelOf({ ariaLabel, textContent }: HTMLElement): string {
  return `${ariaLabel ?? ''}${textContent}`;
}
