import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { helloApi } from './hello-api';

/** Greets the name in the address. */
export function HelloPage(): ReactElement {
  const { t } = useTranslation();
  const { who = 'world' } = useParams();
  const { data: name = who } = helloApi.useNameQuery(who);
  return <h1>{t('hello', { name })}</h1>;
}
