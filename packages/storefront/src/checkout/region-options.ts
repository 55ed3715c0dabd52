import type { RegionChannels } from '@shop/payments';
import type { RegionOption } from '@shop/ui/recharge-popup';

/** The name of the region in the player's language; its code where the browser knows no name. */
function regionName(code: string, names: Intl.DisplayNames): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Payment regions by name; `GLOBAL`, which is no country, is called `globalName`. */
export function regionOptions(
  regions: readonly RegionChannels[],
  language: string,
  globalName: string,
): readonly RegionOption[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return regions.map(({ region }) => ({
    code: region,
    name: region === 'GLOBAL' ? globalName : regionName(region, names),
  }));
}
