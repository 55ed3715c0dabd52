import { whenIdle } from '../browser';
import { type EarlyPress, labelOf } from './early-press';

/**
 * Repeats the press that came before the shop's code, once the code has rendered, and shows what this visit begins with. A
 * control that is gone or has another text by then is not pressed, and another press of the player counts instead of it.
 * Goods that were painted before the code was there are replaced by others with the same text.
 */
export function repeatEarlyPress({ document, takeEarlyPress }: Window): void {
  if (takeEarlyPress === undefined || takeEarlyPress() === null) return;
  whenIdle(() => {
    const last = takeEarlyPress();
    const control = last && controlOf(document, last);
    if (last && control && labelOf(control) === last.label) control.click();
  });
}

function controlOf(
  document: Document,
  { control, label, goodsLabels }: EarlyPress,
): HTMLElement | undefined {
  if (control.isConnected) return control;
  const all = document.querySelectorAll<HTMLElement>(goodsLabels);
  return [...all].find((one) => labelOf(one) === label);
}
