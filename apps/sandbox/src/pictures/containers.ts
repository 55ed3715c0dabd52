import { type Tones, line, path } from './paint';

/** A place of a piece: x, y, scale and turn in degrees. */
export type Place = readonly [x: number, y: number, scale: number, turn: number];

/** Draws pieces at places; the piece has the id `p`. */
export function pieces(places: readonly Place[]): string {
  return places
    .map(([x, y, scale, turn]) => {
      const turned = turn === 0 ? '' : `rotate(${String(turn)})`;
      const at = `translate(${String(x)} ${String(y)})${turned}scale(${String(scale)})`;
      return `<use xlink:href="#p" transform="${at}"/>`;
    })
    .join('');
}

const gold = {
  shine: '#fff6cf',
  light: '#ffdf7a',
  base: '#f4b12c',
  dark: '#b9700f',
  deep: '#6b3704',
};

/** A soft shadow on the ground. */
export function shadow(rx: number, y = 87): string {
  return `<ellipse cx="48" cy="${String(y)}" rx="${String(rx)}" ry="${String(rx / 6)}" fill="#140a28" opacity=".2"/>`;
}

/** Stars of four points that sparkle. */
export function sparkles(
  places: readonly (readonly [x: number, y: number, size: number])[],
  colour: string,
): string {
  const d = places
    .map(([x, y, size]) => {
      const near = String(Math.round(size * 24) / 100);
      const step = String(Math.round((size - size * 0.24) * 100) / 100);
      return `M${String(x)} ${String(y - size)}l${near} ${step} ${step} ${near}-${step} ${near}-${near} ${step}-${near}-${step}-${step}-${near} ${step}-${near}Z`;
    })
    .join('');
  return path(d, '#fff3b8', `stroke="${colour}" stroke-width="1" stroke-linejoin="round"`);
}

/** An open pouch of cloth, in front of what it holds. */
export function pouch({ light, dark, deep }: Tones): string {
  return [
    path(
      'M24 50C14 60 8 70 12 80 14 87 26 88 48 88S82 87 84 80C88 70 82 60 72 50Q48 58 24 50Z',
      'url(#ta)',
      `stroke="${deep}" stroke-width="1.2"`,
    ),
    path('M72 50C82 60 88 70 84 80 82 87 70 88 48 88 66 84 76 76 68 52Z', deep, 'opacity=".4"'),
    line('M32 56C26 64 22 72 23 80M62 57C66 64 68 70 67 76', dark, 1.6, 'opacity=".7"'),
    path(
      'M20 44Q22 38 30 42 34 37 42 41 48 37 54 41 62 37 66 42 74 38 76 44 76 52 48 53T20 44Z',
      'url(#ta)',
      `stroke="${deep}" stroke-width="1.2"`,
    ),
    line('M24 44Q34 48 48 48', light, 2),
    line('M24 53Q48 61 72 53', gold.dark, 5),
    line('M24 52Q48 60 72 52', gold.light, 2.4),
    line('M17 70Q18 62 24 57', light, 2.6, 'opacity=".8"'),
  ].join('');
}

/** The raised lid of a chest and the dark inside. */
export function openLid({ deep }: Tones): string {
  return [
    path(
      'M14 44 18 20Q20 8 34 8H62Q76 8 78 20L82 44Z',
      'url(#ta)',
      `stroke="${deep}" stroke-width="1.4"`,
    ),
    path('M20 42 23 23Q25 14 35 14H61Q71 14 73 23L76 42Z', deep),
    path('M20 42 23 23Q25 14 35 14H61Q71 14 73 23L76 42Z', '#000', 'opacity=".35"'),
    line('M17 38 20 20Q22 10.5 35 10.5H61Q74 10.5 76 20L79 38', gold.base, 2.6),
    line('M18 28 20 20Q22 10 35 10H52', gold.shine, 1.4),
  ].join('');
}

/** The front of a chest; the lock has the shape of a piece. */
export function chestFront({ light, deep }: Tones): string {
  return [
    path(
      'M10 52H86L82 84Q81 88 77 88H19Q15 88 14 84Z',
      'url(#ta)',
      `stroke="${deep}" stroke-width="1.4"`,
    ),
    line('M13.5 63H82.5M14.5 75H81.5', deep, 1.3, 'opacity=".55"'),
    path('M9 48H87V55H9Z', gold.base, `stroke="${gold.deep}" stroke-width="1"`),
    path('M10 49H86V51H10Z', gold.shine),
    path(
      'M20 55H28L29 88H22ZM76 55H68L67 88H74Z',
      gold.base,
      `stroke="${gold.deep}" stroke-width=".8"`,
    ),
    path('M21 55H23.5L25 88H22.5ZM68 55H70L69 88H67Z', gold.light),
    line('M12.5 58 15 80', light, 1.8),
    path(
      'M38 50H58V66Q58 72 48 76 38 72 38 66Z',
      gold.base,
      `stroke="${gold.deep}" stroke-width="1.2"`,
    ),
    path('M40 52H56V54H40Z', gold.shine),
    pieces([[48, 63, 0.38, 0]]),
  ].join('');
}

/** The closed lid of a chest. */
export function closedLid({ light, deep }: Tones): string {
  return [
    path('M10 50Q10 22 30 20H66Q86 22 86 50Z', 'url(#ta)', `stroke="${deep}" stroke-width="1.4"`),
    line('M13 40Q14 25 30 23H46', light, 2.4),
    path(
      'M19 50Q18 25 27 20H35Q28 26 28 50ZM77 50Q78 25 69 20H61Q68 26 68 50Z',
      gold.base,
      `stroke="${gold.deep}" stroke-width=".8"`,
    ),
    path('M20.5 50Q20 27 28 20.5H31Q23 26 23.5 50Z', gold.light),
  ].join('');
}

/** A wooden crate with a painted board and a stamp; pieces look out of it. */
export function crate({ deep }: Tones): string {
  return [
    path('M12 48H84V88H12Z', '#b9783f', 'stroke="#3d1e0b" stroke-width="1.4"'),
    path('M12 48H84V52H12Z', '#e9bd84'),
    path('M12 61H84M12 75H84', 'none', 'stroke="#6d3a17" stroke-width="1.4"'),
    path('M12 48H21V88H12ZM75 48H84V88H75Z', '#8d5527', 'stroke="#3d1e0b" stroke-width="1"'),
    path('M13 49H15.5V87H13ZM76 49H78.5V87H76Z', '#d9a468'),
    path('M27 55H69V81H27Z', 'url(#ta)', `stroke="${deep}" stroke-width="1.2"`),
    `<circle cx="48" cy="68" r="11.5" fill="${deep}" opacity=".55"/>`,
    pieces([[48, 68, 0.46, 0]]),
    '<g fill="#3d1e0b"><circle cx="16.5" cy="54" r="1.4"/><circle cx="16.5" cy="82" r="1.4"/><circle cx="79.5" cy="54" r="1.4"/><circle cx="79.5" cy="82" r="1.4"/></g>',
  ].join('');
}

/** A box with a ribbon, tied. */
export function gift({ shine, light, dark, deep }: Tones): string {
  return [
    path(
      'M16 48H80V84Q80 88 76 88H20Q16 88 16 84Z',
      'url(#ta)',
      `stroke="${deep}" stroke-width="1.4"`,
    ),
    path('M16 48H80V54H16Z', deep, 'opacity=".4"'),
    path('M12 36H84V50H12Z', 'url(#ta)', `stroke="${deep}" stroke-width="1.4"`),
    path('M13 37H83V39.5H13Z', shine, 'opacity=".8"'),
    path('M41 36H55V88H41Z', gold.base),
    path('M41 36H45V88H41Z', gold.shine),
    path('M52 36H55V88H52Z', gold.dark),
    path(
      'M48 36C36 34 24 30 26 20 28 12 42 18 48 34 54 18 68 12 70 20 72 30 60 34 48 36Z',
      gold.base,
      `stroke="${gold.deep}" stroke-width="1.2"`,
    ),
    path(
      'M44 32C36 30 30 27 31 22 34 19 40 24 44 32ZM52 32C60 30 66 27 65 22 62 19 56 24 52 32Z',
      gold.dark,
    ),
    line('M28 21Q30 16.5 35 19M61 18.5Q66 16 68 20', gold.shine, 1.8),
    `<circle cx="48" cy="35" r="5" fill="${gold.light}" stroke="${gold.deep}" stroke-width="1.2"/>`,
    line('M19 56V80', light, 2),
    line('M77 58V82', dark, 1.6),
  ].join('');
}

/** The frame of a card in which something is shown. */
export function card(tones: Tones, isNoble: boolean): string {
  const { shine, light, dark, deep } = tones;
  const rim = isNoble ? gold : { ...tones, base: light, light: shine };
  return [
    `<rect x="22" y="8" width="52" height="80" rx="8" fill="${rim.base}" stroke="${isNoble ? gold.deep : deep}" stroke-width="1.2"/>`,
    '<rect x="26" y="12" width="44" height="72" rx="5" fill="url(#ta)"/>',
    `<circle cx="48" cy="42" r="21" fill="${deep}" opacity=".5"/><circle cx="48" cy="42" r="17.5" fill="${shine}" opacity=".28"/>`,
    path('M26 12 58 12 26 58Z', '#fff', 'opacity=".16"'),
    line('M24 22V14Q24 10 28 10H54', rim.light, 2),
    isNoble
      ? path(
          'M36 16 42 20 48 11 54 20 60 16 57.5 25H38.5Z',
          gold.light,
          `stroke="${gold.deep}" stroke-width="1"`,
        )
      : path('M33 16H63V19H33Z', shine, 'opacity=".7"'),
    path('M31 68H65V72H31Z', shine),
    path('M31 75H53V78H31Z', dark),
  ].join('');
}

/** Light behind what is worth most. */
export function rays(): string {
  return (
    '<circle cx="48" cy="48" r="48" fill="url(#g)"/>' +
    path(
      'M48 48 42 2H54ZM48 48 76 11 84 20ZM48 48 94 42V54ZM48 48 12 20 20 11ZM48 48 2 42V54Z',
      'url(#g)',
    )
  );
}

/** A seal with ribbons, for what is sold a limited number of times. */
export function seal(colour: string): string {
  return [
    path(
      'M70 74 64 94 72 90 76 96 80 76ZM80 74 90 92 82 90 78 96 74 76Z',
      colour,
      'stroke="#2a0610" stroke-width=".8"',
    ),
    `<circle cx="76" cy="70" r="14" fill="${colour}" stroke="${gold.deep}" stroke-width="1"/>`,
    `<circle cx="76" cy="70" r="13" fill="none" stroke="${gold.base}" stroke-width="3" stroke-dasharray="3.4 2"/>`,
    `<circle cx="76" cy="70" r="10.5" fill="${gold.base}"/>`,
    path(
      'M76 61.5 78.4 67 84 67.6 79.8 71.4 81 77 76 74 71 77 72.2 71.4 68 67.6 73.6 67Z',
      '#fff8dc',
      `stroke="${gold.dark}" stroke-width=".8"`,
    ),
  ].join('');
}

/** A card of a shop with credit on it. */
export function creditCard({ shine, light, dark, deep }: Tones): string {
  return [
    `<rect x="8" y="22" width="80" height="54" rx="8" fill="url(#ta)" stroke="${deep}" stroke-width="1.4"/>`,
    path('M8 58C30 44 52 74 88 50V68Q88 76 80 76H16Q8 76 8 68Z', dark, 'opacity=".6"'),
    path('M16 22H60L28 76H16Q8 76 8 68V30Q8 22 16 22Z', '#fff', 'opacity=".1"'),
    `<rect x="16" y="32" width="15" height="11" rx="2.5" fill="${gold.base}" stroke="${gold.deep}" stroke-width=".8"/>`,
    line('M16 37.5H31M23.5 32V43', gold.deep, 0.8),
    line('M18 66H25M30 66H37M42 66H49', shine, 3.4),
    line('M12 30Q12 25.5 17 25.5H50', light, 1.8),
  ].join('');
}
