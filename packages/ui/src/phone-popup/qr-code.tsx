import type { ReactElement } from 'react';
import { encode } from 'uqr';
import styles from './phone-popup.module.css';

/** The margin in modules that scanners need around the code. */
const marginModules = 4;

/**
 * A text as a QR code. Dark on light in each scheme, with a light margin: many scanners read no other.
 *
 * @param label what it leads to, for those who cannot see it
 */
export function QrCode({ text, label }: { text: string; label: string }): ReactElement {
  const { data, size } = encode(text, { border: marginModules });
  const path = data
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')),
    )
    .join('');
  return (
    <svg
      aria-label={label}
      className={styles.code}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${String(size)} ${String(size)}`}
    >
      <path d={path} />
    </svg>
  );
}
