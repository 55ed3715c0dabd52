import { aurora } from '../aurora/brand';
import { codaverse } from '../codaverse/brand';
import { dragonfire } from '../dragonfire/brand';
import { ember } from '../ember/brand';
import { europa } from '../europa/brand';
import { formosa } from '../formosa/brand';
import { hanabi } from '../hanabi/brand';
import { haneul } from '../haneul/brand';
import { harbour } from '../harbour/brand';
import { merlion } from '../merlion/brand';
import { northstar } from '../northstar/brand';
import { nova } from '../nova/brand';
import { oasis } from '../oasis/brand';
import { pixelforge } from '../pixelforge/brand';
import { volga } from '../volga/brand';
import type { Brand } from './brand';

/**
 * Every brand. To add one, run `npm run new:brand -- <key>`, or add a folder with `brand.ts` and
 * `icon.svg` beside `src`, and its two lines here. For servers and builds only: a page loads no brand but
 * its own.
 */
export const brands: readonly Brand[] = [
  aurora,
  codaverse,
  dragonfire,
  ember,
  europa,
  formosa,
  hanabi,
  haneul,
  harbour,
  merlion,
  northstar,
  nova,
  oasis,
  pixelforge,
  volga,
];
