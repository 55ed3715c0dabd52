/**
 * Shows a view in place of another one, unless nothing of it is new but the words of a button: a press in progress would be
 * lost. The focus stays on a button that does the same, else it goes to the title of the view or its first control, as what
 * had it is gone. Returns whether a screen reader is still to be told, since no focus was moved.
 */
export function showView(body: HTMLElement, shown: HTMLElement): boolean {
  const before = body.firstElementChild;
  const sameIn = (action: string | null | undefined): HTMLElement | null =>
    shown.querySelector<HTMLElement>(`[data-action="${String(action)}"]`);
  if (before === shown) return false;
  // An outcome; a form is more than its nodes.
  if (!shown.querySelector('input, [role=alert], [part=frame]')) {
    for (const button of before?.querySelectorAll<HTMLElement>('[data-action]') ?? [])
      button.textContent =
        sameIn(button.getAttribute('data-action'))?.textContent ?? button.textContent;
    if (before?.isEqualNode(shown) === true) return false;
  }
  const root = body.getRootNode();
  const focused = root instanceof ShadowRoot ? root.activeElement : null;
  const next = sameIn(focused?.getAttribute('data-action')) ?? titleIn(shown);
  body.replaceChildren(shown);
  if (focused === null) return true;
  (next ?? shown.querySelector<HTMLElement>('select, input'))?.focus();
  return false;
}

/** Returns the title of a view; null if it has none, as a form. */
export function titleIn(shown: HTMLElement): HTMLElement | null {
  return shown.querySelector<HTMLElement>('[part~=title]');
}
