import type { MessageKey } from '@shop/i18n';
import type { LaunchResult } from '@shop/payments';

/** What is worth saying beside where a launch leads: a blocked window, an order that existed. */
export function asidesOf(result: LaunchResult): readonly MessageKey[] {
  const isBlocked = result.kind === 'redirect' && !result.isOpen;
  const isRepeated = 'repeated' in result && result.repeated;
  return [
    ...(isBlocked ? (['error.popupBlocked'] as const) : []),
    ...(isRepeated ? (['result.repeat'] as const) : []),
  ];
}
