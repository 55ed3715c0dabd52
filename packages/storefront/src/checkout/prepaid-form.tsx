import { useTranslate } from '@shop/i18n';
import { CardForm } from '@shop/ui/card-form';
import type { ReactElement } from 'react';
import type { TypedCard } from './use-typed-card';

/** What the form of a prepaid card is given. */
interface PrepaidFormProps {
  /** The channel that takes the card; null for an exchange. */
  readonly channel: { readonly name: string; readonly icon: string } | null;
  readonly typed: TypedCard;
  readonly error: string | undefined;
  readonly onSubmit: () => void;
}

/** The form of a prepaid card (spec §2). */
export function PrepaidForm({ channel, typed, error, onSubmit }: PrepaidFormProps): ReactElement {
  const translate = useTranslate();
  return (
    <CardForm
      name={channel?.name ?? translate('prepaid.title')}
      icon={channel?.icon ?? ''}
      number={typed.card.number}
      password={typed.card.password}
      onNumberChange={typed.setNumber}
      onPasswordChange={typed.setPassword}
      errors={{ card: error }}
      onSubmit={onSubmit}
    />
  );
}
