export {
  type VipEarning,
  VipLevelCard,
  type VipLevelCardProps,
  type VipNextLevel,
  type VipCardState,
} from './vip-level-card';
