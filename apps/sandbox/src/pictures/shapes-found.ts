import { line, path } from './paint';
import type { Draw } from './shapes-minted';

function facets(pieces: readonly (readonly [d: string, tone: string])[]): string {
  return pieces.map(([d, tone]) => path(d, tone)).join('');
}

/** A stone with an emerald cut, seen from above. */
const gem: Draw = ({ shine, light, base, dark, deep }) =>
  path('M-9-20H9L20-9V9L9 20H-9L-20 9V-9Z', base, `stroke="${deep}" stroke-width="1"`) +
  facets([
    ['M-9-20H9L5-11H-5Z', light],
    ['M-9-20-5-11-11-5-20-9Z', shine],
    ['M9-20 20-9 11-5 5-11Z', light],
    ['M20-9V9L11 5V-5Z', dark],
    ['M20 9 9 20 5 11 11 5Z', deep],
    ['M9 20H-9L-5 11H5Z', dark],
    ['M-9 20-20 9-11 5-5 11Z', dark],
    ['M-20 9V-9L-11-5V5Z', base],
    ['M-5-11H5L11-5V5L5 11H-5L-11 5V-5Z', 'url(#a)'],
  ]) +
  path('M-5-11H3L-11 3V-5Z', shine, 'opacity=".6"');

/** A stone with six points, polished. */
const hexgem: Draw = ({ shine, light, base, dark, deep }) =>
  path('M0-21 17-11V9L0 21-17 9V-11Z', base, `stroke="${deep}" stroke-width="1"`) +
  facets([
    ['M0-21 17-11 8-6 0-10Z', light],
    ['M0-21-17-11-8-6 0-10Z', shine],
    ['M17-11V9L8 5V-6Z', dark],
    ['M17 9 0 21V10L8 5Z', deep],
    ['M0 21-17 9-8 5 0 10Z', dark],
    ['M-17 9V-11L-8-6V5Z', light],
    ['M0-10 8-6V5L0 10-8 5V-6Z', 'url(#a)'],
  ]) +
  path('M0-10-8-6V3L4-8Z', shine, 'opacity=".7"');

/** A stone in a setting of gold. */
const setting: Draw = ({ shine, light, base, dark, deep }) =>
  [
    '<circle cy="2" r="20" fill="#743a05"/><circle r="20" fill="#f8b62d"/>',
    '<circle r="18.5" fill="none" stroke="#fff0b0" stroke-width="2" stroke-dasharray="1 3.84" stroke-linecap="round"/>',
    '<circle r="16" fill="#8a4a08"/>',
    path('M-7.5-13H7.5L15 0 7.5 13H-7.5L-15 0Z', base),
    facets([
      ['M-7.5-13H7.5L4-6H-4Z', light],
      ['M-7.5-13-15 0H-7.5L-4-6Z', shine],
      ['M7.5-13 15 0H7.5L4-6Z', base],
      ['M15 0 7.5 13 4 6 7.5 0Z', deep],
      ['M7.5 13H-7.5L-4 6H4Z', dark],
      ['M-7.5 13-15 0H-7.5L-4 6Z', dark],
      ['M-4-6H4L7.5 0 4 6H-4L-7.5 0Z', 'url(#a)'],
    ]),
    path('M-4-6H3L-6 2-7.5 0Z', shine, 'opacity=".75"'),
  ].join('');

/** Three prisms that grew from one root. */
const crystal: Draw = ({ shine, light, base, dark, deep }) => {
  const prism = [
    path('M-6.5-13 0-21 6.5-13V17L0 21-6.5 17Z', deep, `stroke="${deep}" stroke-width="1"`),
    path('M-6.5-13 0-21V21L-6.5 17Z', light),
    path('M0-21V21L6.5 17V-13Z', dark),
    path('M-2.5-16 0-21 2.5-14V20L0 21-2.5 19Z', base),
    line('M-4.7-10V8', shine, 1.8),
  ].join('');
  return [
    `<g transform="translate(-9 5)rotate(-28)scale(.72)">${prism}</g>`,
    `<g transform="translate(9 5)rotate(26)scale(.74)">${prism}</g>`,
    `<g transform="translate(0 -1)">${prism}</g>`,
  ].join('');
};

/** A splinter of volcanic glass, hot at its edges. */
const shard: Draw = ({ shine, light, base, dark, deep }) =>
  path('M2-22 13-6 9 14-2 22-13 8-9-10Z', deep, `stroke="${deep}" stroke-width="2.4"`) +
  facets([
    ['M2-22-9-10-1-2Z', light],
    ['M2-22 13-6-1-2Z', base],
    ['M-9-10-13 8-3 10-1-2Z', base],
    ['M13-6 9 14-3 10-1-2Z', dark],
    ['M-13 8-2 22-3 10Z', '#1a1e27'],
    ['M9 14-2 22-3 10Z', '#14171f'],
  ]) +
  path('M-1-2-3 10', 'none', `stroke="${deep}" stroke-width="1.6"`) +
  line('M0-18-7-10', shine, 1.8);

/** A star with ten facets. */
const star: Draw = ({ shine, light, base, dark, deep }) => {
  const points = ['0-21', '6-7', '20-6.5', '9 3', '12.5 17', '0 9'] as const;
  const [top, upper, tip, inner, foot, low] = points;
  const mirrored = (d: string) => `<g transform="scale(-1 1)">${d}</g>`;
  const outline = `M${points.join(' ')}-12.5 17-9 3-20-6.5-6-7Z`;
  const half = (a: string, b: string, c: string, d: string, e: string) =>
    facets([
      [`M0 0 ${top} ${upper}Z`, a],
      [`M0 0 ${upper} ${tip}Z`, b],
      [`M0 0 ${tip} ${inner}Z`, c],
      [`M0 0 ${inner} ${foot}Z`, d],
      [`M0 0 ${foot} ${low}Z`, e],
    ]);
  return [
    path(outline, deep, `stroke="${deep}" stroke-width="3" stroke-linejoin="round"`),
    half(base, light, dark, base, deep),
    mirrored(half(shine, base, light, dark, base)),
  ].join('');
};

/** A drop of water. */
const drop: Draw = ({ shine, light, deep }) =>
  [
    path(
      'M0-22C6-11 16-4 16 7A16 15 0 0 1-16 7C-16-4-6-11 0-22Z',
      'url(#o)',
      `stroke="${deep}" stroke-width="1"`,
    ),
    path('M-3-12C-6-6-11-1-11 6A9 9 0 0 0-7 13C-9 4-4-3-3-12Z', shine, 'opacity=".95"'),
    path('M4 17Q11 15 12 8 8 13 2 14Z', light, 'opacity=".9"'),
  ].join('');

/** A crescent with craters. */
const moon: Draw = ({ shine, dark, deep }) =>
  [
    path(
      'M6-20A20 20 0 1 0 19 9 15.5 15.5 0 1 1 6-20Z',
      'url(#o)',
      `stroke="${deep}" stroke-width="1"`,
    ),
    `<g fill="${dark}" opacity=".55"><circle cx="-12" cy="-1" r="3"/><circle cx="-7" cy="10" r="2.2"/><circle cx="3" cy="15" r="2.6"/><circle cx="-8" cy="-9" r="1.6"/></g>`,
    line('M-15-9Q-11-16-3-18', shine, 2),
    path(
      'M9-9 11-3.5 16.5-2 11-.5 9 5 7-.5 1.5-2 7-3.5Z',
      shine,
      `stroke="${deep}" stroke-width=".7"`,
    ),
  ].join('');

/** A pearl; the sheen of its lower side is the sea's. */
const pearl: Draw = ({ dark, deep }) =>
  [
    `<circle r="19.5" fill="url(#o)" stroke="${deep}" stroke-width="1"/>`,
    path('M-17 8A19 19 0 0 0 18.5 4 22 22 0 0 1-17 8Z', dark, 'opacity=".6"'),
    path('M-13 12.5A18 18 0 0 0 16.5 6 20 20 0 0 1-13 12.5Z', '#7fe3e0', 'opacity=".85"'),
    line('M-15-8A17 17 0 0 1-2-17', '#fff', 2.6),
    '<ellipse cx="-6.5" cy="-6" rx="5.5" ry="4" fill="#fff" transform="rotate(-35 -6.5 -6)"/>',
  ].join('');

/** A pile of stones that shows the way. */
const cairn: Draw = ({ shine, light, base, dark, deep }) => {
  const stone = (y: number, rx: number, ry: number, fill: string) =>
    `<ellipse cy="${String(y)}" rx="${String(rx)}" ry="${String(ry)}" fill="${fill}" stroke="${deep}" stroke-width="1"/>`;
  return [
    stone(14, 20, 7.5, 'url(#a)'),
    path('M-18 12Q-8 5 4 9-6 12-18 12Z', light),
    stone(2, 15, 6.5, 'url(#a)'),
    path('M-13 0Q-6-6 4-3-4 0-13 0Z', light),
    stone(-9, 10.5, 5.5, 'url(#a)'),
    stone(-17.5, 5.5, 4, base),
    path('M-8-11Q-3-15 3-13-2-10-8-11ZM-4-19Q-1-21 2-20-1-18-4-19Z', shine),
    path('M3 17Q12 18 18 14 12 24 3 17ZM6 5Q11 5 13 1 13 8 6 5Z', '#5f9e3d'),
    line('M-9 17H-3M-5 5H-1', dark, 1.4),
  ].join('');
};

/** Pieces that are found, mined or fished. */
export const found = {
  cairn,
  crystal,
  drop,
  gem,
  hexgem,
  moon,
  pearl,
  setting,
  shard,
  star,
} as const satisfies Readonly<Record<string, Draw>>;
