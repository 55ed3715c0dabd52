import type { MessageKey } from '@shop/i18n';
import { type LossCause, LostCode } from '@shop/storefront-core/lost-code';
import { type LostCodeReason, LostCodeNotice as Notice } from '@shop/ui/notice';
import type { ReactElement } from 'react';
import { useCodeLoader } from './code-loader-context';

/** The text for each cause. To a player, a file that did not arrive is a problem of the network. */
const reasons = {
  network: 'network',
  missed: 'network',
  slow: 'slow',
  renewed: 'renewed',
  unsupported: 'unsupported',
} as const satisfies Record<LossCause, LostCodeReason>;

const texts = {
  network: 'error.network',
  slow: 'connection.slow',
  renewed: 'error.renewed',
  unsupported: 'start.unsupported',
} as const satisfies Record<LostCodeReason, MessageKey>;

/** Returns the cause of a rejection of the code loader; that of any other error is the network. */
export function causeOf(error: unknown): LossCause {
  return error instanceof LostCode ? error.cause : 'network';
}

/** Returns what a message says of code that could not be loaded. */
export function lossText(error: unknown): MessageKey {
  return texts[reasons[causeOf(error)]];
}

/** Props of {@link LostCodeNotice}. */
export interface LostCodeNoticeProps {
  readonly cause: LossCause;
  readonly onRetry: () => void;
  /** As for a `Notice`. */
  readonly isOverPage?: true;
}

/** Says in place of a part of the shop why its code is not there, and what helps. */
export function LostCodeNotice({ cause, ...notice }: LostCodeNoticeProps): ReactElement {
  const { reload, support } = useCodeLoader();
  return <Notice {...notice} onReload={reload} reason={reasons[cause]} supportHref={support} />;
}
