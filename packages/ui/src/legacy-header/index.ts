export { LegacyHeader } from './legacy-header';
export type { LegacyHeaderProps, LegacyHeaderUser } from './legacy-header-props';
