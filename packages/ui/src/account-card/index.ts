export { AccountCard, type AccountCardProps, type AccountRow } from './account-card';
