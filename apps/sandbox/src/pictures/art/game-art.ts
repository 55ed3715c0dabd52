import { gradient, mix, path, svg } from '../paint';
import { type Dice, diceFor, height, lights, sceneryParts, width } from './scenery';
import type { Scene } from './scene';
import { plainScene, scenes } from './scenes';

function definitions({ sky, light: [x, y, , colour], land }: Scene): string {
  const centre = `gradientUnits="userSpaceOnUse" cx="${String(x)}" cy="${String(y)}"`;
  return [
    gradient('art-s', 'x2="0" y2="1"', ...sky, sky[2]),
    `<radialGradient id="art-l" ${centre} r="170"><stop stop-color="${colour}" stop-opacity=".85"/>`,
    `<stop offset=".35" stop-color="${colour}" stop-opacity=".3"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    `<linearGradient id="art-w" x2="0" y2="1"><stop stop-color="${sky[2]}" stop-opacity=".75"/>`,
    `<stop offset=".5" stop-color="${land}" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".35"/></linearGradient>`,
    '<linearGradient id="art-v" x2="0" y2="1"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".24"/></linearGradient>',
  ].join('');
}

function ground(scene: Scene, dice: Dice): string {
  const { layers, sky, land } = scene;
  return layers
    .map(([part, y, rise], index) => {
      const nearness = (index + 1) / (layers.length + 0.6);
      return sceneryParts[part]({ y, rise, dice, colour: mix(sky[2], land, nearness) });
    })
    .join('');
}

function placed({ motif, isMirrored = false }: Scene): string {
  if (motif === null) return '';
  const [x, y, scale] = motif;
  const turned = isMirrored ? `-${String(scale)} ${String(scale)}` : String(scale);
  return `<use xlink:href="#motif" transform="translate(${String(x)} ${String(y)})scale(${turned})"/>`;
}

/**
 * Draws the wide picture of a game, 16:9: a landscape with the motif of the game's icon.
 *
 * @param slug Of the game; one without a scene has a plain landscape of its own.
 * @param icon The file of the icon, in which the motif has the id `motif`; null if there is none.
 */
export function gameArt(slug: string, icon: string | null): string {
  const dice = diceFor(slug);
  const scene = (Object.hasOwn(scenes, slug) ? scenes[slug] : undefined) ?? plainScene(dice);
  const { sky, light, land, front, lights: small } = scene;
  const [x, y, radius, colour] = light;
  const [part, frontY, rise] = front;
  const all = `M0 0H${String(width)}V${String(height)}H0Z`;
  return svg(
    width,
    height,
    definitions(scene) + (icon ?? ''),
    [
      path(all, 'url(#art-s)'),
      small === undefined ? '' : lights(dice, small[0], Math.min(small[1], 100)),
      radius === 0
        ? ''
        : `<circle cx="${String(x)}" cy="${String(y)}" r="${String(radius)}" fill="${colour}"/>`,
      path(all, 'url(#art-l)'),
      ground(scene, dice),
      path(all, 'url(#art-l)', 'opacity=".45"'),
      icon === null ? '' : placed(scene),
      path(all, 'url(#art-v)'),
      sceneryParts[part]({
        y: frontY,
        rise,
        dice,
        colour: part === 'clouds' ? sky[2] : mix(land, '#05030f', 0.3),
      }),
      small === undefined ? '' : lights(dice, small[0], small[1]),
    ].join(''),
  );
}
