export {
  type ShopAddress,
  type StorefrontVersion,
  guessVersion,
  isReplenishment,
  readVersionCookie,
  resolveVersion,
  versionCookie,
} from './storefront-version';
