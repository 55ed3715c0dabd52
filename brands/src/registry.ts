import { formosa } from '../formosa/brand';
import { haneul } from '../haneul/brand';
import { merlion } from '../merlion/brand';
import { nova } from '../nova/brand';
import type { Brand } from './brand';

/**
 * Every brand. To add one, add a folder with `brand.ts` and `icon.svg` beside `src`, and one line
 * here. For servers and builds only: a page loads no brand but its own.
 */
export const brands: readonly Brand[] = [formosa, haneul, merlion, nova];
