import { whenIdle } from '../browser';

/**
 * Keeps the last press of a button until the shop's code is there, which could not notice it, and repeats
 * it then. A button that is gone or says something else by then is not pressed, nor is one after another press:
 * that is what the player wants now.
 *
 * @returns A function to call as soon as the shop's code listens itself.
 */
export function keepEarlyPress(document: Document): () => void {
  let pressed: { readonly button: HTMLElement; readonly label: string } | null = null;
  let isCodeListening = false;
  document.addEventListener('click', ({ target }) => {
    const button = isCodeListening ? null : closestButton(target);
    pressed = button && { button, label: labelOf(button) };
  });
  const repeat = (): void => {
    const last = pressed;
    pressed = null;
    if (last?.button.isConnected === true && labelOf(last.button) === last.label)
      last.button.click();
  };
  return () => {
    isCodeListening = true;
    // Once the code has rendered, and shows what this visit begins with.
    if (pressed !== null) whenIdle(repeat);
  };
}

function closestButton(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('#root button') : null;
}

function labelOf(button: HTMLElement): string {
  return `${button.ariaLabel ?? ''}${button.textContent}`;
}
