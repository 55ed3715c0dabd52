import { useTranslate } from '@shop/i18n/react';
import { CardForm } from '@shop/ui/card-form';
import type { ReactElement } from 'react';
import type { TypedCard } from './use-typed-card';

interface PrepaidFormProps {
  /** Name of the channel that takes the card; absent for an exchange. */
  readonly name: string | undefined;
  readonly icon: string | undefined;
  readonly typed: TypedCard;
  readonly error: string | undefined;
  readonly onSubmit: () => void;
}

/** The form of a prepaid card (spec §2). */
export function PrepaidForm(props: PrepaidFormProps): ReactElement {
  const translate = useTranslate();
  const { name, icon, typed, error, onSubmit } = props;
  return (
    <CardForm
      name={name ?? translate('prepaid.title')}
      icon={icon ?? ''}
      // The focused channel row was replaced by this form.
      focusesNumber={name !== undefined}
      number={typed.card.number}
      password={typed.card.password}
      onNumberChange={typed.setNumber}
      onPasswordChange={typed.setPassword}
      errors={{ card: error }}
      onSubmit={onSubmit}
    />
  );
}
