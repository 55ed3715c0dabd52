import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * After each of these a field may have another text. Password managers write into several fields and tell of
 * one, of each, or of none; `animationstart` is the autofill of a browser (`text-field.module.css`). With the
 * others, the text is noticed before the player reaches or presses a button.
 */
const signs = [
  'animationstart',
  'change',
  'click',
  'focusin',
  'focusout',
  'input',
  'keydown',
  'mouseover',
  'touchstart',
] as const;

/**
 * Calls back when the fields of a form may have other texts, whoever wrote these. The fields are
 * uncontrolled: React would write its own text over one that it has not been told of.
 */
export function useFilledFields(
  form: RefObject<HTMLFormElement | null>,
  onFilled: (form: HTMLFormElement) => void,
): void {
  const read = useEffectEvent(() => {
    if (form.current !== null) onFilled(form.current);
  });
  useEffect(() => {
    const page = form.current?.ownerDocument;
    const listen = (): void => {
      read();
    };
    // In the whole page, since the button that sends a form may be outside it.
    signs.forEach((sign) => page?.addEventListener(sign, listen, { capture: true, passive: true }));
    return () => {
      signs.forEach((sign) => page?.removeEventListener(sign, listen, { capture: true }));
    };
  }, [form]);
}

/** Returns the text of a field by its name, without spaces around it (spec §5). */
export function textIn(form: HTMLFormElement, name: string): string {
  const text = new FormData(form).get(name);
  return typeof text === 'string' ? text.trim() : '';
}
