import type { VipEarning, VipStanding } from '../vip-level-card';
import type { VipFaqProps } from '../vip-faq';
import type { VipLevelsProps } from '../vip-levels';

/** Props of {@link VipCentre}. */
export interface VipCentreProps extends VipLevelsProps {
  standing: VipStanding;
  earning: VipEarning | null;
  /** Null until it is known. */
  faq: VipFaqProps | null;
}
