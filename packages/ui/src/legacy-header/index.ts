export { LegacyHeader, type LegacyHeaderProps, type LegacyHeaderUser } from './legacy-header';
