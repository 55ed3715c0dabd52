import { line, mix, path } from '../paint';

/** Width of a scene; its height is that of 16:9. */
export const width = 320;
/** Height of a scene. */
export const height = 180;

/** Returns the next of a row of numbers from 0 to below 1 that look random and are always the same. */
export type Dice = () => number;

/** Creates numbers that depend on a name. */
export function diceFor(name: string): Dice {
  const modulus = 2_147_483_647;
  let state = Array.from(name).reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % modulus,
    7,
  );
  return () => {
    state = (state * 16_807) % modulus;
    return state / modulus;
  };
}

/** Where a layer begins, how high it rises, and its colour. */
interface Layer {
  readonly y: number;
  readonly rise: number;
  readonly colour: string;
  readonly dice: Dice;
}

type DrawLayer = (layer: Layer) => string;

const down = `V${String(height)}H0Z`;

function whole(value: number): string {
  return String(Math.round(value));
}

/** Widths of `count` or more parts that cover the scene. */
function spans(dice: Dice, least: number, spread: number): number[] {
  const list: number[] = [];
  let sum = 0;
  while (sum < width) {
    const span = Math.round(least + dice() * spread);
    list.push(span);
    sum += span;
  }
  return list;
}

/** Peaks, lit from the side. */
const mountains: DrawLayer = ({ y, rise, colour, dice }) => {
  let ridge = `M0 ${whole(y)}`;
  let lit = '';
  let x = 0;
  for (const span of spans(dice, 34, 40)) {
    const top = y - rise * (0.45 + dice() * 0.55);
    const peak = x + span * (0.4 + dice() * 0.2);
    const foot = y - dice() * rise * 0.2;
    ridge += `L${whole(peak)} ${whole(top)} ${whole(x + span)} ${whole(foot)}`;
    lit += `M${whole(peak)} ${whole(top)} ${whole(x + span)} ${whole(foot)} ${whole(peak - 2)} ${whole(y)} ${whole(peak + 5)} ${whole((top + y) / 2)}Z`;
    x += span;
  }
  return path(ridge + down, colour) + path(lit, '#fff', 'opacity=".14"');
};

/** The same with snow on them. */
const alps: DrawLayer = (layer) =>
  mountains({ ...layer, colour: mix(layer.colour, '#ffffff', 0.25) }) +
  mountains({ ...layer, y: layer.y + 26 });

function curved(least: number, spread: number): DrawLayer {
  return ({ y, rise, colour, dice }) => {
    let ridge = `M0 ${whole(y)}`;
    for (const span of spans(dice, least, spread)) {
      const top = whole(-rise * (0.5 + dice()));
      ridge += `q${whole(span / 2)} ${top} ${whole(span)} 0`;
    }
    return path(ridge + down, colour) + line(ridge, '#fff', 1, 'opacity=".18"');
  };
}

/** Houses of a large town, some of the windows lit. */
const city: DrawLayer = ({ y, rise, colour, dice }) => {
  let roofs = `M0 ${whole(y)}`;
  let windows = '';
  let x = 0;
  for (const span of spans(dice, 14, 16)) {
    const top = y - rise * (0.25 + dice() * 0.75);
    roofs += `V${whole(top)}h${whole(span)}`;
    if (dice() > 0.35) windows += `M${whole(x + 4)} ${whole(top + 6)}V${whole(y + 10)}`;
    if (dice() > 0.5) windows += `M${whole(x + span - 4)} ${whole(top + 9)}V${whole(y + 6)}`;
    x += span;
  }
  return (
    path(roofs + down, colour) +
    path(
      windows,
      'none',
      'stroke="#ffd987" stroke-width="2.4" stroke-dasharray="2.4 5" opacity=".75"',
    )
  );
};

/** Conifers. */
const forest: DrawLayer = ({ y, rise, colour, dice }) => {
  let trees = `M0 ${whole(y)}`;
  for (const span of spans(dice, 9, 9)) {
    const tall = rise * (0.45 + dice() * 0.55);
    const half = span / 2;
    trees += `l${whole(half)}-${whole(tall)} ${whole(span - Math.round(half))} ${whole(tall)}`;
  }
  return path(trees + down, colour);
};

/** Walls and towers. */
const castle: DrawLayer = ({ y, rise, colour, dice }) => {
  let walls = `M0 ${whole(y)}`;
  for (const span of spans(dice, 20, 22)) {
    const tall = whole(rise * (0.3 + dice() * 0.7));
    const half = whole(span / 4);
    walls +=
      dice() > 0.5
        ? `v-${tall}l${half}-14 ${half} 14v${tall}h${whole(span / 2)}`
        : `v-8h4v4h4v-4h4v4h4v-4h4v8h${whole(Math.max(0, span - 20))}`;
  }
  return path(walls + down, colour);
};

/** Roofs with raised eaves. */
const roofs: DrawLayer = ({ y, rise, colour, dice }) => {
  let tiled = `M0 ${whole(y)}`;
  for (const span of spans(dice, 30, 26)) {
    const tall = Math.round(rise * (0.35 + dice() * 0.65));
    const w = Math.round(span / 2);
    tiled += `v-${String(tall)}q8-1 ${String(w - 6)}-12h12q${String(w - 14)} 11 ${String(w - 6)} 12v${String(tall)}`;
  }
  return path(tiled + down, colour);
};

/** Water to the horizon; light lies on it. */
const sea: DrawLayer = ({ y, colour, dice }) => {
  const glints = Array.from({ length: 16 }, () => {
    const depth = dice() ** 1.5;
    return `M${whole(dice() * width)} ${whole(y + 4 + depth * (height - y))}h${whole(8 + depth * 30)}`;
  });
  return [
    path(`M0 ${whole(y)}H${String(width)}${down}`, colour),
    path(`M0 ${whole(y)}H${String(width)}${down}`, 'url(#art-w)'),
    line(glints.join(''), '#fff', 1.4, 'opacity=".4"'),
  ].join('');
};

/** Clouds from above. */
const clouds: DrawLayer = ({ y, rise, colour, dice }) => {
  let banks = `M0 ${whole(y)}`;
  for (const span of spans(dice, 18, 26)) {
    const radius = whole(span / 1.7);
    banks += `a${radius} ${whole(rise * 0.5 + 4)} 0 0 1 ${whole(span)} 0`;
  }
  return path(banks + down, mix(colour, '#ffffff', 0.82), 'opacity=".92"');
};

/** Ground of square blocks. */
const blocks: DrawLayer = ({ y, rise, colour, dice }) => {
  let steps = `M0 ${whole(y)}`;
  const edge = 8;
  for (let x = 0; x < width; x += edge * 2)
    steps += `V${whole(y - Math.round((rise * dice()) / edge) * edge)}h${String(edge * 2)}`;
  const seams = `M0 ${whole(y + 8)}H320M0 ${whole(y + 24)}H320`;
  return (
    path(steps + down, colour) +
    path(seams, 'none', 'stroke="#000" stroke-width="2" stroke-dasharray="14 2" opacity=".3"')
  );
};

/** A plain of glowing lines. */
const grid: DrawLayer = ({ y, colour }) => {
  const rows = [0, 6, 15, 28, 46, 70].map((step) => `M0 ${whole(y + step)}H320`);
  const columns = [-9, -6, -4, -2.5, -1.2, 0, 1.2, 2.5, 4, 6, 9].map(
    (side) => `M${whole(160 + side * 20)} ${whole(y)}L${whole(160 + side * 90)} 180`,
  );
  return (
    path(`M0 ${whole(y)}H320${down}`, mix(colour, '#000000', 0.4)) +
    line([...rows, ...columns].join(''), '#27e3ff', 1.2, 'opacity=".55"')
  );
};

/** The parts of a landscape, from far to near. */
export const sceneryParts = {
  alps,
  blocks,
  castle,
  city,
  clouds,
  dunes: curved(90, 80),
  forest,
  grid,
  hills: curved(50, 60),
  mountains,
  roofs,
  sea,
} as const satisfies Readonly<Record<string, DrawLayer>>;

/** Small lights: stars high above, the others everywhere. */
export function lights(dice: Dice, colour: string, lowest: number): string {
  const dots = (count: number) =>
    Array.from(
      { length: count },
      () => `M${whole(dice() * width)} ${whole(dice() * lowest)}h.01`,
    ).join('');
  return line(dots(16), colour, 1.6, 'opacity=".8"') + line(dots(7), colour, 2.8);
}
