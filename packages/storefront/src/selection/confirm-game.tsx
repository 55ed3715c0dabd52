import { useTranslate } from '@shop/i18n/react';
import type { ChosenGame } from '@shop/storefront-core/selection';
import { ConfirmPopup } from '@shop/ui/confirm-popup';
import type { ReactElement } from 'react';

/** Props of {@link ConfirmGame}. */
export interface ConfirmGameProps {
  /** The game that is to be confirmed; null if none is. */
  readonly wanted: ChosenGame | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before another game is chosen, which clears the choices below it (spec §5). */
export function ConfirmGame({ wanted, onConfirm, onCancel }: ConfirmGameProps): ReactElement {
  const translate = useTranslate();
  return (
    <ConfirmPopup
      open={wanted !== null}
      title={wanted?.gameName ?? ''}
      content={translate('tip_switch_game')}
      confirmText={translate('common.change')}
      cancelText={translate('common.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
      closeByOverlay
    />
  );
}
