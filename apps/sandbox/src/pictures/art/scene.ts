import type { sceneryParts } from './scenery';

/** A layer: what it is, where it begins, and how high it rises, in units of 320 × 180. */
type SceneLayer = readonly [part: keyof typeof sceneryParts, y: number, rise: number];

/** Where the motif of a game's icon stands in its scene. */
type MotifPlace = readonly [x: number, y: number, scale: number];

/** What the wide picture of a game shows. */
export interface Scene {
  /** From the zenith to the horizon. */
  readonly sky: readonly [top: string, middle: string, horizon: string];
  /** The colour of what is near; what is far takes on that of the horizon. */
  readonly land: string;
  /** Sun, moon or fire: its place, its radius (0 for one that is hidden) and its colour. */
  readonly light: readonly [x: number, y: number, radius: number, colour: string];
  readonly layers: readonly SceneLayer[];
  /** In front of the motif. */
  readonly front: SceneLayer;
  /** The colour of stars, embers, snow or fireflies, and how far down they are. */
  readonly lights?: readonly [colour: string, lowest: number];
  /** Null for a scene without one. */
  readonly motif: MotifPlace | null;
  /** Whether the motif looks the other way. */
  readonly isMirrored?: boolean;
}
