import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { ServerIcon } from '../icon';
import { ListView } from '../list-state';
import { Notice } from '../notice';
import { Sheet } from '../sheet';
import type { ServerListPopupProps } from './server-list-popup-props';
import { ServerPicker } from './server-picker';

/** Chooses a server: search by id, frequent ones first, thousands of them without a hitch (spec §5). */
export function ServerListPopup({
  open,
  onOpenChange,
  list,
  ...picker
}: ServerListPopupProps): ReactElement {
  const t = useTranslate();
  return (
    <Sheet onOpenChange={onOpenChange} open={open} title={t('server.title')}>
      <ListView
        empty={<Notice icon={<ServerIcon size={28} />} title={t('server.empty')} />}
        list={list}
        rows={8}
      >
        {(servers) => <ServerPicker servers={servers} {...picker} />}
      </ListView>
    </Sheet>
  );
}
