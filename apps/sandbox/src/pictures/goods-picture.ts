import {
  type Place,
  card,
  chestFront,
  closedLid,
  crate,
  creditCard,
  gift,
  openLid,
  pieces,
  pouch,
  rays,
  seal,
  shadow,
  sparkles,
} from './containers';
import { type Material, type Tones, fills, materials, svg, tonesOf } from './paint';
import { crafted } from './shapes-crafted';
import { found } from './shapes-found';
import { minted } from './shapes-minted';

const shapes = { ...minted, ...found, ...crafted };

/** What a piece of an in-game currency looks like. */
export type Shape = keyof typeof shapes;

/** How the goods of a game look. */
export interface GoodsLook {
  readonly shape: Shape;
  readonly material: Material;
  /** Colour of cloth, lacquer and cards, `#rrggbb`. */
  readonly tint: string;
}

const edge = 96;

const heap: readonly Place[] = [
  [24, 72, 0.62, -24],
  [72, 72, 0.62, 22],
  [48, 74, 0.66, 6],
  [36, 57, 0.64, 14],
  [60, 57, 0.64, -16],
  [48, 42, 0.68, 0],
];
const hoard: readonly Place[] = [
  [26, 44, 0.46, -20],
  [70, 44, 0.46, 18],
  [48, 42, 0.5, 6],
  [36, 34, 0.48, 16],
  [60, 34, 0.48, -14],
  [48, 24, 0.54, 0],
];

function piled(places: readonly Place[], width: number, { dark }: Tones): string {
  return (
    shadow(width) +
    pieces(places) +
    sparkles(
      [
        [82, 20, 7],
        [14, 36, 5],
      ],
      dark,
    )
  );
}

/** A closed chest, for packs and rewards. */
function chest(cloth: Tones): string {
  return shadow(44) + closedLid(cloth) + chestFront(cloth);
}

/** Goods of each kind and tier, from the least to the most that money buys. */
const drawings = {
  'gems-1': (piece) => piled([[48, 48, 1.42, 0]], 24, piece),
  'gems-2': (piece) =>
    piled(
      [
        [31, 60, 0.95, -16],
        [66, 60, 0.95, 16],
        [49, 40, 1.05, 0],
      ],
      32,
      piece,
    ),
  'gems-3': (piece) => piled(heap, 38, piece),
  'gems-4': ({ dark }, cloth) =>
    [
      shadow(40),
      pieces([
        [34, 34, 0.6, -18],
        [62, 34, 0.6, 16],
        [48, 26, 0.68, 0],
      ]),
      pouch(cloth),
      pieces([
        [82, 78, 0.44, 18],
        [14, 80, 0.4, -14],
      ]),
      sparkles(
        [
          [82, 22, 7],
          [14, 30, 5],
        ],
        dark,
      ),
    ].join(''),
  'gems-5': ({ dark }, cloth) =>
    shadow(42) +
    openLid(cloth) +
    pieces(hoard) +
    chestFront(cloth) +
    sparkles(
      [
        [85, 16, 7],
        [10, 28, 5],
      ],
      dark,
    ),
  'gems-6': ({ dark }, cloth) =>
    [
      rays(),
      shadow(46),
      openLid(cloth),
      pieces([...hoard, [22, 34, 0.42, -30], [74, 33, 0.42, 28], [48, 14, 0.62, 0]]),
      chestFront(cloth),
      pieces([
        [12, 80, 0.5, -18],
        [84, 81, 0.5, 16],
        [72, 86, 0.36, -6],
        [26, 87, 0.34, 8],
      ]),
      sparkles(
        [
          [86, 12, 8],
          [9, 22, 6],
          [90, 52, 5],
        ],
        dark,
      ),
    ].join(''),
  'pass-1': ({ dark }, cloth) =>
    `${shadow(28)}<g transform="rotate(-7 48 48)">${card(cloth, false)}${pieces([[48, 42, 0.78, 7]])}</g>${sparkles([[80, 20, 7]], dark)}`,
  'pass-2': ({ dark }, cloth) =>
    [
      rays(),
      shadow(32),
      `<g transform="rotate(-14 48 88)" opacity=".95">${card(cloth, false)}</g>`,
      `<g transform="rotate(6 48 60)">${card(cloth, true)}${pieces([[48, 44, 0.84, -6]])}</g>`,
      sparkles(
        [
          [84, 18, 8],
          [12, 40, 5],
        ],
        dark,
      ),
    ].join(''),
  'pack-1': ({ dark }, cloth) =>
    shadow(38) + gift(cloth) + pieces([[76, 76, 0.56, 14]]) + sparkles([[84, 20, 6]], dark),
  'pack-2': ({ dark }, cloth) =>
    [
      shadow(42),
      pieces([
        [28, 42, 0.54, -18],
        [68, 42, 0.54, 18],
        [48, 36, 0.7, 0],
      ]),
      crate(cloth),
      sparkles(
        [
          [84, 24, 7],
          [12, 30, 5],
        ],
        dark,
      ),
    ].join(''),
  'pack-3': ({ dark }, cloth) =>
    [
      rays(),
      chest(cloth),
      pieces([
        [14, 80, 0.5, -16],
        [82, 80, 0.54, 16],
      ]),
      sparkles(
        [
          [84, 18, 8],
          [10, 26, 6],
        ],
        dark,
      ),
    ].join(''),
  'limited-1': (_, cloth) => shadow(38) + gift(cloth) + seal('#c2183a'),
  'limited-2': (_, cloth) =>
    [
      shadow(42),
      pieces([
        [30, 42, 0.5, -18],
        [64, 42, 0.5, 18],
        [48, 38, 0.6, 0],
      ]),
      crate(cloth),
      seal('#1d6fd8'),
    ].join(''),
  'limited-3': ({ dark }, cloth) =>
    rays() +
    chest(cloth) +
    seal('#7a2bd0') +
    sparkles(
      [
        [84, 16, 8],
        [10, 24, 6],
      ],
      dark,
    ),
  'reward-1': (_, cloth) => chest(cloth),
  'reward-2': (_, cloth) => chest(cloth),
  'reward-3': ({ dark }, cloth) => rays() + chest(cloth) + sparkles([[84, 18, 7]], dark),
  'reward-4': ({ dark }, cloth) =>
    rays() +
    chest(cloth) +
    sparkles(
      [
        [84, 16, 8],
        [10, 24, 6],
      ],
      dark,
    ),
  'card-1': (_, cloth) => shadow(40, 84) + creditCard(cloth) + pieces([[70, 46, 0.62, 10]]),
} satisfies Readonly<Record<string, (piece: Tones, cloth: Tones) => string>>;

type Drawing = keyof typeof drawings;

const glow = [
  '<radialGradient id="g"><stop stop-color="#fff0a8" stop-opacity=".95"/>',
  '<stop offset=".62" stop-color="#ffd257" stop-opacity=".5"/>',
  '<stop offset="1" stop-color="#ffd257" stop-opacity="0"/></radialGradient>',
].join('');

/** Chests of rewards have the colour of their tier. */
const clothOf: Readonly<Partial<Record<Drawing, Tones>>> = {
  'reward-1': materials.wood,
  'reward-2': materials.slate,
  'reward-3': materials.amber,
  'reward-4': materials.amethyst,
};

/**
 * Returns the file name of a picture of goods, without extension: all that it is drawn from.
 *
 * @param drawing Kind and tier, such as `gems-3`.
 */
export function goodsPictureName(drawing: string, { shape, material, tint }: GoodsLook): string {
  return `${drawing}-${shape}-${material}-${tint.slice(1)}`;
}

const written = /^([a-z]+-\d)-([a-z]+)-([a-z]+)-([0-9a-f]{6})$/;

function isKeyOf<T extends object>(table: T, name: string): name is keyof T & string {
  return Object.hasOwn(table, name);
}

/** Draws goods from the name of their picture; null if it is not one. */
export function goodsPicture(name: string): string | null {
  const [, drawing = '', shape = '', material = '', tint = ''] = written.exec(name) ?? [];
  if (!isKeyOf(drawings, drawing) || !isKeyOf(shapes, shape) || !isKeyOf(materials, material))
    return null;
  const tones = materials[material];
  const cloth = clothOf[drawing] ?? tonesOf(`#${tint}`);
  const content = drawings[drawing](tones, cloth);
  const defs = [
    fills('', tones),
    content.includes('url(#ta)') ? fills('t', cloth) : '',
    content.includes('url(#g)') ? glow : '',
    `<g id="p">${shapes[shape](tones)}</g>`,
  ];
  return svg(edge, edge, defs.join(''), content);
}
