import type { CSSProperties, ReactElement } from 'react';

const box: CSSProperties = {
  background: 'var(--card)',
  border: '1px solid var(--line)',
  height: 40,
  width: 96,
};

/** How a token is seen: what its name begins with, and the style that shows a value of its kind. */
const kinds: readonly (readonly [RegExp, (value: string) => CSSProperties])[] = [
  [/^--(type|text)-/, (fontSize) => ({ fontSize })],
  [/^--font-/, (fontFamily) => ({ fontFamily })],
  [/^--weight-|-weight$/, (fontWeight) => ({ fontWeight })],
  [/^--leading-/, (lineHeight) => ({ lineHeight })],
  [/tracking/, (letterSpacing) => ({ letterSpacing })],
  [/^--(space|target)/, (width) => ({ background: 'var(--brand-fill)', height: 12, width })],
  [/^--corner-/, (borderRadius) => ({ ...box, borderRadius })],
  [/^--(shadow|ring)-/, (boxShadow) => ({ ...box, border: 0, boxShadow })],
  [/^--stroke/, (width) => ({ borderBlockStart: `${width} solid var(--text)`, width: 96 })],
  [/^--(ease|motion|delay|layer|focus-)/, () => ({})],
];

/** Props of {@link TokenSample}. */
export interface TokenSampleProps {
  name: string;
}

/** One token at work, in the brand and scheme of the page. What is of no other kind is a colour. */
export function TokenSample({ name }: TokenSampleProps): ReactElement {
  const [, show = (background: string): CSSProperties => ({ ...box, background })] =
    kinds.find(([pattern]) => pattern.test(name)) ?? [];
  const style = show(`var(${name})`);
  const hasText = !('width' in style) && Object.keys(style).length > 0;
  return <div style={style}>{hasText && 'Top up 300 gems'}</div>;
}
