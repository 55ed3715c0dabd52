import { formosa } from '../formosa/brand';
import { haneul } from '../haneul/brand';
import { merlion } from '../merlion/brand';
import { nova } from '../nova/brand';
import type { Brand } from './brand';

/**
 * Every brand. Adding one is adding a folder beside this file's parent with `brand.ts` and
 * `icon.svg`, and one line here. For servers and builds: a page loads its own brand only.
 */
export const brands: readonly Brand[] = [formosa, haneul, merlion, nova];
