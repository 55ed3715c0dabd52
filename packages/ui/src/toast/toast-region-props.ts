/** A short message. How long it stays (6 s) is the owner's business. */
export interface Toast {
  id: string;
  tone: 'info' | 'success' | 'error';
  text: string;
}

/** Props of {@link ToastRegion}; keep it mounted, since a live region must exist before its text. */
export interface ToastRegionProps {
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
  /** The pointer or focus is on the toasts: the owner should hold its timers. */
  onHoldChange?: ((held: boolean) => void) | undefined;
}
