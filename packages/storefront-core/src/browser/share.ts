/** Whether the browser can share a text. */
export function canShare(): boolean {
  return 'share' in navigator;
}

/** Opens the device's own popup to share a text; a player who closes it shares nothing. */
export function share(text: string): void {
  navigator.share({ text }).catch(() => undefined);
}
