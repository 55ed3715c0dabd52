import type { MessageKey } from '@shop/i18n';
import type { WhoStepKey } from './who-card-props';

/** Per step: its name, and what the player is asked to do. */
export const whoWords = {
  account: { label: 'who.account', ask: 'who.signIn' },
  game: { label: 'who.game', ask: 'who.chooseGame' },
  area: { label: 'who.area', ask: 'who.chooseArea' },
  server: { label: 'who.server', ask: 'who.chooseServer' },
  role: { label: 'who.role', ask: 'who.chooseRole' },
} as const satisfies Record<WhoStepKey, { label: MessageKey; ask: MessageKey }>;
