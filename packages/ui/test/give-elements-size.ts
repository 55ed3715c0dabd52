/** Size of a scrolling box, and of a row in it, where no browser lays anything out. */
const boxHeight = 600;
const rowHeight = 52;
const boxWidth = 360;

/**
 * jsdom lays nothing out, so that a windowed list would show no row at all. Rows and boxes get the
 * heights they have on a phone.
 */
export function giveElementsSize(): void {
  Object.defineProperties(HTMLElement.prototype, {
    offsetHeight: {
      configurable: true,
      get(this: HTMLElement) {
        return this.dataset['index'] === undefined ? boxHeight : rowHeight;
      },
    },
    clientHeight: { configurable: true, get: () => boxHeight },
    clientWidth: { configurable: true, get: () => boxWidth },
    offsetWidth: { configurable: true, get: () => boxWidth },
    scrollTo: {
      configurable: true,
      value(this: HTMLElement, options: ScrollToOptions) {
        this.scrollTop = options.top ?? 0;
        this.dispatchEvent(new Event('scroll'));
      },
    },
  });
}
