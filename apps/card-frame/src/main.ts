import { runCardFrame } from '@shop/payments/card-frame';
import './card-frame.css';
import { frameTexts } from './frame-texts';
import { readConfig } from './read-config';

void runCardFrame({
  window,
  config: readConfig(document),
  texts: frameTexts,
  observeHeight: (element, onChange) => {
    void resizeObserver().then((Observer) => {
      // The body's height includes margins; its content determines it.
      new Observer(() => {
        onChange(document.body.offsetHeight);
      }).observe(element);
    });
  },
});

/** Returns the browser's own class, or one that imitates it for Safari before 13.1. */
async function resizeObserver(): Promise<
  new (onChange: () => void) => { readonly observe: (element: Element) => void }
> {
  if ('ResizeObserver' in window) return window.ResizeObserver;
  return (await import('@juggle/resize-observer')).ResizeObserver;
}
