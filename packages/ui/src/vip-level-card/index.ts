export { VipLevelCard } from './vip-level-card';
export type {
  VipEarning,
  VipLevelCardProps,
  VipNextLevel,
  VipStanding,
} from './vip-level-card-props';
