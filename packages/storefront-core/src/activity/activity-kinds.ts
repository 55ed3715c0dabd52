import type { ContentOf, pageConfig } from '@shop/contract';
import type { MessageKey } from '@shop/i18n';

/** Returns the names of the kinds of activities that a game has according to its page config (spec §3). */
export function activityKinds({
  cumulative_config: cumulative,
  continue_config: consecutive,
}: ContentOf<typeof pageConfig>): readonly Extract<MessageKey, `activity.${string}`>[] {
  return [
    ...(cumulative.is_has_cumulative ? (['activity.cumulative'] as const) : []),
    ...(consecutive.is_has_continue ? (['activity.continue'] as const) : []),
  ];
}
