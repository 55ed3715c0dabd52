import type { ReactElement } from 'react';
import { GamepadIcon, PinIcon, ServerIcon, ShieldIcon, UserIcon } from '../icon';
import type { WhoStepKey } from './who-card-props';

const icons = {
  account: UserIcon,
  game: GamepadIcon,
  area: PinIcon,
  server: ServerIcon,
  role: ShieldIcon,
} as const;

/** The icon of a step. */
export function WhoIcon({ step }: { step: WhoStepKey }): ReactElement {
  const Icon = icons[step];
  return <Icon size={20} />;
}
