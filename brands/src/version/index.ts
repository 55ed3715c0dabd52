export {
  type ShopAddress,
  type StorefrontVersion,
  guessVersion,
  readVersionCookie,
  resolveVersion,
  versionCookie,
} from './storefront-version';
