export {
  type ShopAddress,
  type StorefrontVersion,
  guessVersion,
  isReplenishment,
  readVersionCookie,
  replenishPath,
  resolveVersion,
  versionCookie,
  versionOfArea,
} from './storefront-version';
export { meantPath, tidyPath, tidySearch } from './tidy-address';
