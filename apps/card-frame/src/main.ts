import { runCardFrame } from '@shop/payments/card-frame';
import './card-frame.css';
import { frameTexts } from './frame-texts';
import { readConfig } from './read-config';

void runCardFrame({
  window,
  document,
  config: readConfig(document),
  texts: frameTexts,
  startTimer: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => {
      clearTimeout(timer);
    };
  },
  observeHeight: (element, onChange) => {
    // The body's height includes margins; its content determines it.
    new ResizeObserver(() => {
      onChange(document.body.offsetHeight);
    }).observe(element);
  },
});
