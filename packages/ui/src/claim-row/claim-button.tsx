import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { Button } from '../button';
import { VisuallyHidden } from '../visually-hidden';
import type { Claim, ClaimState } from './claim-row-props';

/** Props of {@link ClaimButton}. */
interface ClaimButtonProps extends Pick<Claim, 'onClaim'> {
  readonly name: string;
  readonly state: Exclude<ClaimState, 'locked' | 'received'>;
}

/** Claims, or tries again; named after what it claims, since a list has many of them. */
export function ClaimButton({ name, state, onClaim }: ClaimButtonProps): ReactElement {
  const t = useTranslate();
  return (
    <Button
      busy={state === 'claiming'}
      busyLabel={t('reward.claiming')}
      onClick={onClaim}
      variant={state === 'failed' ? 'secondary' : 'primary'}
    >
      <span>
        {t(state === 'failed' ? 'common.retry' : 'reward.claim')}
        <VisuallyHidden>
          {' '}
          <bdi>{name}</bdi>
        </VisuallyHidden>
      </span>
    </Button>
  );
}
