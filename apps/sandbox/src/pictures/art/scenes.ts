import { mix } from '../paint';
import type { Scene } from './scene';
import { scenesOfFire } from './scenes-of-fire';
import { scenesOfLand } from './scenes-of-land';
import { scenesOfWater } from './scenes-of-water';

/** The scenes of all games by the slug of the game; one without is drawn a plain landscape. */
export const scenes: Readonly<Partial<Record<string, Scene>>> = {
  ...scenesOfFire,
  ...scenesOfLand,
  ...scenesOfWater,
};

const skies = ['#2a3f9c', '#0f5a6a', '#6a2f6a', '#8a3a1c', '#1f5a3a'] as const;
const lands = [
  ['mountains', 'hills'],
  ['city', 'roofs'],
  ['alps', 'forest'],
  ['dunes', 'dunes'],
] as const;

/** Returns the landscape of a game without a scene of its own. `roll` gives numbers from 0 to below 1. */
export function plainScene(roll: () => number): Scene {
  const colour = skies[Math.floor(roll() * skies.length)] ?? skies[0];
  const [far, near] = lands[Math.floor(roll() * lands.length)] ?? lands[0];
  return {
    sky: [mix(colour, '#000000', 0.5), colour, mix(colour, '#ffe6b8', 0.75)],
    land: mix(colour, '#000000', 0.4),
    light: [120 + Math.floor(roll() * 120), 66, 26, '#fff3c4'],
    layers: [
      [far, 118, 56],
      [near, 140, 26],
    ],
    front: ['hills', 168, 12],
    lights: ['#ffffff', 70],
    motif: null,
  };
}
