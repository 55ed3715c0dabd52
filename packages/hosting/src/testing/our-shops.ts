import { join } from 'node:path';
import { readEnvironments } from '@shop/brands/environments';
import { brands } from '@shop/brands/registry';

const folder = join(import.meta.dirname, '../../../../environments');

/** The shops of all environments of this repository. */
export const ourShops = readEnvironments(folder, { brands }).flatMap(({ shops }) => shops);
