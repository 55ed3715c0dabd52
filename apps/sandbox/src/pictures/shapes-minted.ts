import { type Tones, line, path } from './paint';

/** Draws one piece around 0,0 within 44 × 44, in the fills `a`, `z` and `o` of its material. */
export type Draw = (tones: Tones) => string;

/** Relief on the face of a coin: its dark side lies below. */
function relief(d: string, { shine, deep }: Tones): string {
  return path(d, deep, 'opacity=".75" transform="translate(.8 1.2)"') + path(d, shine);
}

function coin(emblem: string): Draw {
  return (tones) =>
    [
      `<circle cy="2.2" r="20" fill="${tones.deep}"/><circle r="20" fill="url(#a)"/>`,
      `<circle r="17.6" fill="none" stroke="${tones.dark}" stroke-width="1.6" stroke-dasharray="1.6 1.9"/>`,
      `<circle r="15.4" fill="url(#z)"/>`,
      relief(emblem, tones),
      line('M-17-7A18.5 18.5 0 0 1 1-18.5', tones.shine, 2.2),
    ].join('');
}

const emblems = {
  anchor:
    'M0-11a3.4 3.4 0 0 1 1.4 6.5V-3H5V0H1.4V7.6Q6 6.6 7 3.4L5 4.3 8.4-1 11 4.2 9.3 3.7Q7.8 10 0 11.5-7.8 10-9.3 3.7L-11 4.2-8.4-1-5 4.3-7 3.4Q-6 6.6-1.4 7.6V0H-5V-3H-1.4V-4.5A3.4 3.4 0 0 1 0-11Z',
  crescent:
    'M2-10.5A10.5 10.5 0 1 0 9 6 8 8 0 1 1 2-10.5ZM7.5-7 8.9-3.2 12.8-3 9.8-.5 10.8 3.4 7.5 1.2 4.2 3.4 5.2-.5 2.2-3 6.1-3.2Z',
  crown: 'M-11-6-5.5-1 0-10 5.5-1 11-6 8.5 6H-8.5ZM-8.5 7.5h17v3h-17Z',
  wing: 'M-11-7Q-3-4-1 3-1-6 5-11 4-5 7-3 9-4 12-8 12 0 7 3 9 3 11 2 8 8 2 8-7 7-11-7Z',
} as const;

/** A coin with a square hole, as once in China. */
const cash: Draw = (tones) => {
  const face = 'M0-20A20 20 0 0 1 0 20 20 20 0 0 1 0-20ZM-5.5-5.5V5.5H5.5V-5.5Z';
  return [
    path(face, tones.deep, 'fill-rule="evenodd" transform="translate(0 2.2)"'),
    path(face, 'url(#a)', 'fill-rule="evenodd"'),
    `<circle r="16.4" fill="none" stroke="${tones.dark}" stroke-width="1.4"/>`,
    path('M-7.5-7.5h15v15h-15Z', 'none', `stroke="${tones.light}" stroke-width="2.4"`),
    line('M0-13.5v3M0 10.5v3M-13.5 0h3M10.5 0h3', tones.deep, 2.4),
    line('M-17-7A18.5 18.5 0 0 1 1-18.5', tones.shine, 2.2),
  ].join('');
};

/** The oval coin of old Japan. */
const koban: Draw = (tones) =>
  [
    `<ellipse cy="1.8" rx="14" ry="20" fill="${tones.deep}"/>`,
    `<ellipse rx="14" ry="20" fill="url(#a)"/>`,
    line('M-9-9H9M-11-4.5H11M-11.5 0H11.5M-11 4.5H11M-9 9H9', tones.dark, 1.3, 'opacity=".7"'),
    `<circle r="6" fill="url(#z)" stroke="${tones.deep}" stroke-width=".8"/>`,
    path('M0-4 1.2-1.2 4 0 1.2 1.2 0 4-1.2 1.2-4 0-1.2-1.2Z', tones.shine),
    line('M-12-5Q-10-16-1-18.5', tones.shine, 2.2),
  ].join('');

/** A coin of few pixels. */
const pixel: Draw = ({ shine, light, base, dark, deep }) =>
  [
    path('M-8-20H8v4h4v4h4v4h4V8h-4v4h-4v4H8v4H-8v-4h-4v-4h-4V8h-4V-8h4v-4h4v-4h4Z', deep),
    path('M-8-16H8v4h4v4h4V8h-4v4H8v4H-8v-4h-4V8h-4V-8h4v-4h4Z', base),
    path('M-8-16H4v4H-8v4h-4V4h-4V-8h4v-4h4Z', light),
    path('M12-8h4V8h-4v4H8v4H-4v-4H8V8h4Z', dark),
    path('M-4-8H4v4h-4V4h4v4h-8Z', shine),
    path('M4-8h4v16H4V4H0v-4h4Z', dark, 'opacity=".55"'),
  ].join('');

/** A cast bar with its mark. */
const bar: Draw = (tones) =>
  [
    path('M-21 14-15-5H15L21 14Z', 'url(#a)', `stroke="${tones.deep}" stroke-width=".8"`),
    path('M-15-5-10-13H11L15-5Z', tones.light),
    path('M-12.5-7-9-11.5H5L3-7Z', tones.shine, 'opacity=".8"'),
    path('M-10 0H10L12 9.5H-12Z', 'none', `stroke="${tones.dark}" stroke-width="1.6"`),
    path('M0 1.5 3 4.7 0 8-3 4.7Z', tones.shine),
    line('M-17.5 8-14-3', tones.shine, 1.6),
  ].join('');

/** The boat-shaped ingot of old China. */
const yuanbao: Draw = (tones) =>
  [
    `<ellipse cy="-4" rx="11" ry="9.5" fill="url(#o)"/>`,
    path(
      'M-22-9C-17-1-9 0 0 0S17-1 22-9C21 7 13 14 0 14S-21 7-22-9Z',
      'url(#a)',
      `stroke="${tones.deep}" stroke-width=".8"`,
    ),
    path('M-22-9C-17-1-9 0 0 0S17-1 22-9C18 2 9 4 0 4S-18 2-22-9Z', tones.light),
    line('M-16 6Q-11 10.5-3 11', tones.shine, 2, 'opacity=".9"'),
    line('M-5-9Q-2-11.5 2-11', tones.shine, 2),
  ].join('');

/** A hexagonal token of a space station. */
const chip: Draw = (tones) =>
  [
    path('M0-18 17.3-8V12L0 22-17.3 12V-8Z', tones.deep),
    path('M0-20 17.3-10V10L0 20-17.3 10V-10Z', 'url(#a)'),
    path('M0-15.5 13.4-7.7V7.7L0 15.5-13.4 7.7V-7.7Z', tones.deep),
    path('M0-13 11.3-6.5V6.5L0 13-11.3 6.5V-6.5Z', 'url(#z)'),
    path('M1.5-9-5.5 1H-.5L-1.5 9 5.5-1.5H.5Z', tones.shine),
    line('M-16-8 0-18', tones.shine, 1.8),
  ].join('');

/** Pieces that are struck, cast or stamped. */
export const minted = {
  bar,
  cash,
  chip,
  coin: coin('M0-10.5 3-3.8 10.5-3.2 4.8 1.6 6.6 9 0 5-6.6 9-4.8 1.6-10.5-3.2-3-3.8Z'),
  dinar: coin(emblems.crescent),
  doubloon: coin(emblems.anchor),
  ducat: coin(emblems.crown),
  koban,
  pixel,
  skycoin: coin(emblems.wing),
  yuanbao,
} as const satisfies Readonly<Record<string, Draw>>;
