/** The part of a window that tells whether an on-screen keyboard is open. */
export interface KeyboardWindow {
  readonly innerHeight: number;
  readonly visualViewport: Pick<
    VisualViewport,
    'height' | 'scale' | 'addEventListener' | 'removeEventListener'
  > | null;
}

/** No keyboard is smaller than this share of the window; bars that come and go are. */
const smallestKeyboard = 0.25;

/**
 * Calls back whenever the on-screen keyboard opens or closes, and returns how to stop. Zooming in
 * shrinks the visual viewport as well, which is told apart by its scale.
 */
export function watchKeyboard(
  window: KeyboardWindow,
  onChange: (open: boolean) => void,
): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => undefined;
  let wasOpen = false;
  const look = (): void => {
    const isOpen = viewport.height * viewport.scale < window.innerHeight * (1 - smallestKeyboard);
    if (isOpen === wasOpen) return;
    wasOpen = isOpen;
    onChange(isOpen);
  };
  viewport.addEventListener('resize', look);
  return () => {
    viewport.removeEventListener('resize', look);
  };
}
