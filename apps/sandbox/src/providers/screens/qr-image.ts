import { type Markup, html } from '../../markup/html';
import { qrCode } from './qr-code';

/** Light modules around the code, without which scanners do not find it. */
const quiet = 4;

/** A text as a QR code to be scanned from the screen. */
export function qrImage(text: string, label: string): Markup {
  const rows = qrCode(text);
  const side = rows.length + 2 * quiet;
  const path = rows
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')),
    )
    .join('');
  return html`<svg class="qr" viewBox="0 0 ${side} ${side}" role="img" aria-label="${label}">
    <path d="${path}" />
  </svg>`;
}
