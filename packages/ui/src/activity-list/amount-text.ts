import type { Translate } from '@shop/i18n';
import type { ActivityAmount } from './activity-list';

/** What has to be reached: "Top up $20.00 in total". */
export function needText(need: ActivityAmount, t: Translate): string {
  switch (need.kind) {
    case 'money':
      return t('activity.needMoney', { money: need.money });
    case 'days':
      return t('activity.needDays', { day: need.days, count: need.days });
  }
}

/** What has been reached: "Topped up: $12.00". */
export function soFarText(soFar: ActivityAmount, t: Translate): string {
  switch (soFar.kind) {
    case 'money':
      return t('activity.soFarMoney', { money: soFar.money });
    case 'days':
      return t('activity.soFarDays', { day: soFar.days, count: soFar.days });
  }
}

/** What is missing: "$8.00 to go". */
export function missingText(missing: ActivityAmount, t: Translate): string {
  switch (missing.kind) {
    case 'money':
      return t('activity.missingMoney', { money: missing.money });
    case 'days':
      return t('activity.missingDays', { day: missing.days, count: missing.days });
  }
}

/** An amount alone: "$50.00", "3 days". */
export function amountText(amount: ActivityAmount, t: Translate): string {
  switch (amount.kind) {
    case 'money':
      return amount.money;
    case 'days':
      return t('time.days', { day: amount.days, count: amount.days });
  }
}
