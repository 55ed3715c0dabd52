/** The window of the page, for what has to listen to its messages. */
export function pageWindow(): Window {
  return window;
}
