export {
  type VipEarning,
  VipLevelCard,
  type VipLevelCardProps,
  type VipNextLevel,
  type VipStanding,
} from './vip-level-card';
