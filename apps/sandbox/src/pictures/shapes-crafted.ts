import { line, path } from './paint';
import type { Draw } from './shapes-minted';

/** A carved ring of jade on a red cord. */
const jade: Draw = ({ shine, light, dark, deep }) => {
  const ring =
    'M0-15A17.5 17.5 0 0 1 0 20 17.5 17.5 0 0 1 0-15ZM0-4A6.5 6.5 0 0 0 0 9 6.5 6.5 0 0 0 0-4Z';
  return [
    line('M0-4Q-5-14 0-22 5-14 0-4', '#d6293e', 2.2),
    '<circle cy="-13" r="2.6" fill="#f8b62d"/>',
    path(ring, deep, 'fill-rule="evenodd" transform="translate(0 1.6)"'),
    path(ring, 'url(#a)', 'fill-rule="evenodd"'),
    `<circle cy="2.5" r="12" fill="none" stroke="${dark}" stroke-width="2.6" stroke-dasharray="2.6 5" stroke-linecap="round"/>`,
    `<circle cy="2.5" r="15.7" fill="none" stroke="${light}" stroke-width="1"/>`,
    line('M-15-3Q-12-11-3-13.5', shine, 2.6),
    line('M-4.5 8Q0 11.5 5 8', shine, 1.4, 'opacity=".8"'),
  ].join('');
};

/** A feather of a great bird. */
const feather: Draw = ({ shine, light, dark, deep }) =>
  [
    path(
      'M16-21C0-19-14-6-12 12L-6 9C8 10 20-4 16-21Z',
      'url(#a)',
      `stroke="${deep}" stroke-width="1"`,
    ),
    path('M16-21C8-8-2 4-12 12L-6 9C8 10 20-4 16-21Z', dark, 'opacity=".55"'),
    path('M16-21C10-17 8-12 9-6L15-8Q17-14 16-21Z', '#1aa6b8'),
    path('M15-8 9-6 7 0 12-1Z', '#0b5f7d'),
    line('M-3-13 2-6M-8-7-3 0M6 6 1 3M-11 1-6 5', deep, 1.2, 'opacity=".6"'),
    line('M15-19C8-8-3 4-15 20', deep, 3.2),
    line('M15-19C8-8-3 4-15 20', shine, 1.6),
    line('M-9-3Q-5-12 5-17', light, 1.8),
  ].join('');

/** A leaf cut from stone. */
const leaf: Draw = ({ shine, light, dark, deep }) =>
  [
    path(
      'M18-20C2-22-18-14-16 14 10 16 22-2 18-20Z',
      'url(#a)',
      `stroke="${deep}" stroke-width="1"`,
    ),
    path('M18-20-16 14C10 16 22-2 18-20Z', dark, 'opacity=".6"'),
    line('M18-20-20 20', deep, 2),
    line('M9-11V-2M9-11H0M2-4V6M2-4H-8M-6 4V12M-6 4-13 3', light, 1.3),
    line('M-12-2Q-9-14 5-17', shine, 2.2),
  ].join('');

/** A flame that burns by itself. */
const flame: Draw = ({ shine, light, dark, deep }) =>
  [
    path(
      'M2-22C4-13 17-8 17 5A17 16 0 0 1-17 6C-17-1-13-6-10-11-9-6-6-5-4-6-6-12-3-18 2-22Z',
      'url(#a)',
      `stroke="${dark}" stroke-width="1"`,
    ),
    path('M2-8C4-3 11 0 11 8A11 10 0 0 1-11 9C-11 4-8 1-6-2-5 1-3 2-2 1-3-3-1-6 2-8Z', light),
    path('M1 4C3 7 6 8 6 12A6 6 0 0 1-6 12C-6 8-2 7 1 4Z', shine),
    line('M-13 4Q-13-1-10-5', light, 2),
    `<g fill="${light}"><circle cx="13" cy="-14" r="1.8"/><circle cx="-14" cy="-17" r="1.4"/></g>`,
    path('M-11 17Q0 23 11 17 6 21 0 21.5-6 21-11 17Z', deep),
  ].join('');

/** A firework shell in printed paper. */
const firework: Draw = ({ shine, light, dark, deep }) =>
  [
    line('M5-14Q6-20 12-19', '#c9a26a', 2.4),
    path('M13-24 14.4-20.4 18-19 14.4-17.6 13-14 11.6-17.6 8-19 11.6-20.4Z', '#ffd84d'),
    `<circle cy="2" r="17.5" fill="url(#o)" stroke="${deep}" stroke-width="1"/>`,
    line('M-17 4Q0 11 17 4M-16-4Q0 3 16-4', '#ffd36b', 2.2),
    `<circle cy="3" r="7.5" fill="${dark}" stroke="#ffd36b" stroke-width="1.4"/>`,
    line(
      'M0-2V0M0 6V8M-5 3H-3M3 3H5M-3.5-.5-2.2.8M3.5 6.5 2.2 5.2M-3.5 6.5-2.2 5.2M3.5-.5 2.2.8',
      shine,
      1.5,
    ),
    line('M-12-5Q-9-11-3-13', light, 2.4),
  ].join('');

/** A standing stone with a rune that glows. */
const rune: Draw = ({ shine, light, dark, deep }) =>
  [
    path(
      'M-11-18 4-21 15-12 17 10 8 20-12 19-17 6Z',
      'url(#a)',
      `stroke="${deep}" stroke-width="1"`,
    ),
    path('M-11-18 4-21 15-12 6-13-6-11Z', light),
    path('M15-12 17 10 8 20 9 4 6-13Z', dark),
    line('M-3-9V12M-3-9 5-3-3 3M-3 3 5 12', '#0a6fb5', 4.4),
    line('M-3-9V12M-3-9 5-3-3 3M-3 3 5 12', '#8ff4ff', 2.2),
    line('M-13 2-9-14', shine, 1.8),
  ].join('');

/** A wooden name tablet, as soldiers carried. */
const tag: Draw = ({ shine, light, dark, deep }) =>
  [
    line('M0-15Q-4-20 0-23 4-20 0-15', '#c92a3a', 2.2),
    path('M-7-18H7L12-13V20H-12V-13Z', 'url(#a)', `stroke="${deep}" stroke-width="1"`),
    `<circle cy="-13.5" r="2.2" fill="${deep}"/>`,
    path('M-8.5-8.5H8.5V16.5H-8.5Z', 'none', `stroke="${dark}" stroke-width="1.4"`),
    line('M-5-3.5Q0-.5 5-3.5M-5 3Q0 6 5 3M-5 9.5Q0 12.5 5 9.5', deep, 2.4),
    line('M-10-11.5V12', shine, 1.6),
    line('M-5.5-16H3', light, 1.6),
    path('M12 10h3v8q3 3-1.5 5-4.5-2-1.5-5Z', '#c92a3a'),
  ].join('');

/** A ticket; the colour is that of its print. */
function ticket(colour: string, emblem: string): Draw {
  return ({ shine, light, dark, deep }) =>
    `<g transform="rotate(-14)">${[
      path(
        'M-21-12H21V-4A4 4 0 0 0 21 4V12H-21V4A4 4 0 0 0-21-4Z',
        'url(#a)',
        `stroke="${deep}" stroke-width="1.2"`,
      ),
      path('M-18.5-9.5H18.5M-18.5 9.5H18.5', 'none', `stroke="${dark}" stroke-width="1.2"`),
      path('M9-11V11', 'none', `stroke="${deep}" stroke-width="1.4" stroke-dasharray="2 2"`),
      path('M10.5-11.5H20.5V-4.5A4.5 4.5 0 0 0 20.5 4.5V11.5H10.5Z', colour),
      `<circle cx="-5" r="8.5" fill="${colour}"/>`,
      path(emblem, shine),
      line('M13-5H16M13 0H16M13 5H16', shine, 1.8),
      line('M-18-11H4', light, 1.4),
    ].join('')}</g>`;
}

/** Two notes under one beam. */
const note: Draw = ({ shine, light, deep }) =>
  [
    path('M-10-16 16-21V11H11V-9L-5-6V16H-10Z', 'url(#a)', `stroke="${deep}" stroke-width="1"`),
    `<ellipse cx="-11.5" cy="15" rx="8.5" ry="6.5" fill="url(#o)" stroke="${deep}" stroke-width="1" transform="rotate(-18 -11.5 15)"/>`,
    `<ellipse cx="9.5" cy="10" rx="8.5" ry="6.5" fill="url(#o)" stroke="${deep}" stroke-width="1" transform="rotate(-18 9.5 10)"/>`,
    line('M-8-14 14-18.3', shine, 2.2),
    line('M-8.3-5V8', light, 1.6),
  ].join('');

/** A bolt of light from a tube. */
const bolt: Draw = ({ shine, light, dark, deep }) =>
  [
    path(
      'M4-22-15 3H-3L-7 22 15-6H2Z',
      deep,
      `stroke="${deep}" stroke-width="4" stroke-linejoin="round"`,
    ),
    path(
      'M4-22-15 3H-3L-7 22 15-6H2Z',
      'url(#a)',
      `stroke="${light}" stroke-width="1.4" stroke-linejoin="round"`,
    ),
    path('M4-22-15 3H-3Z', light),
    path('M2-6H15L-7 22-3 3Z', dark, 'opacity=".5"'),
    line('M0-14-9-1', shine, 2.2),
  ].join('');

/** Pieces that are made, printed or burning. */
export const crafted = {
  bolt,
  feather,
  firework,
  flame,
  jade,
  leaf,
  note,
  rune,
  tag,
  teaticket: ticket('#1f7a54', 'M-9.5-3H-1V1Q-1 4.5-5 4.5T-9.5 1ZM-1-1.5Q2-1.5 1 1 0 2-1.5 1.5'),
  trainticket: ticket(
    '#b3262e',
    'M-9-4.5H-1V2H-9ZM-8-3.5V-1H-5.5V-3.5ZM-4.5-3.5V-1H-2V-3.5ZM-8.5 3H-6.5L-7.5 5ZM-3.5 3H-1.5L-2.5 5Z',
  ),
} as const satisfies Readonly<Record<string, Draw>>;
