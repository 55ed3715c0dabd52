import { encode } from 'uqr';
import { type Markup, html } from '../markup/html';

/** Light modules around the code, without which scanners do not find it. */
const quiet = 4;

/** A text as a QR code to be scanned from the screen. */
export function qrImage(text: string, label: string): Markup {
  const { data, size } = encode(text, { border: quiet });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}">
    <path d="${path}" />
  </svg>`;
}
