import { type ReactNode, use } from 'react';

import type { I18n } from './create-i18n';
import { useI18n } from './i18n-context';

/**
 * What was waited for. React wants the same promise at every attempt to render, the last one included;
 * a failed one is not tried again.
 */
const awaited = new WeakMap<I18n, Promise<void>>();

function laterOf(i18n: I18n): Promise<void> | undefined {
  const texts = awaited.get(i18n) ?? (i18n.hasLater() ? undefined : i18n.loadLater());
  if (texts !== undefined) awaited.set(i18n, texts);
  return texts;
}

/**
 * Stands around whatever says texts of the later part, and suspends until they are here. Where they
 * cannot be had it throws, as a component does whose code could not be fetched.
 *
 * @example <Suspense fallback={null}><LaterTexts><VipPage /></LaterTexts></Suspense>
 */
export function LaterTexts({ children }: { readonly children: ReactNode }): ReactNode {
  const texts = laterOf(useI18n());
  if (texts !== undefined) use(texts);
  return children;
}
