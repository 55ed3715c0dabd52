import { encode } from 'uqr';
import { type Markup, html } from '../markup/html';

/** The margin in modules that scanners need around the code. */
const marginModules = 4;

/** Draws a text as a QR code. */
export function qrImage(text: string, label: string): Markup {
  const { data, size } = encode(text, { border: marginModules });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}">
    <path d="${path}" />
  </svg>`;
}
