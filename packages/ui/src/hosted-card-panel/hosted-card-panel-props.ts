import type { ReactNode } from 'react';
import type { PopupProps } from '../sheet';

/** How far the provider's frame is. While it loads the frame stays mounted, unseen. */
export type HostedCardStatus =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly onRetry: () => void };

/** Props of {@link HostedCardPanel}. Card digits stay in the frame; we never see them. */
export interface HostedCardPanelProps extends PopupProps {
  /** Name of the channel. */
  channelName: string;
  /** Formatted amount. */
  amount: string;
  status: HostedCardStatus;
  /** The provider's iframe. */
  children: ReactNode;
  onBack?: (() => void) | undefined;
  /** A refusal in the player's words. */
  message?: string | undefined;
  /** Our pay button; leave out where the frame has its own. */
  onPay?: (() => void) | undefined;
  busy?: boolean | undefined;
}
