import { skipToken } from '@reduxjs/toolkit/query/react';
import { useServerListQuery } from '@shop/api-client';
import type { Server } from '@shop/contract';
import { ServerListPopup, type ServerOption } from '@shop/ui/server-list-popup';
import { type ReactElement, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { PopupContainerProps } from '../popups';
import { serverChoice } from './use-entry-link';
import { useListState } from './use-list-state';
import { selectSelection, selectionSlice } from './selection-slice';

/** Servers of two areas may share an id. */
function serverKey(areaId: string, serverId: string): string {
  return `${areaId}/${serverId}`;
}

function serverOption({ server_id, name, area_id }: Server): ServerOption {
  return { key: serverKey(area_id, server_id), id: server_id, name, areaId: area_id };
}

/** The server list popup: search by id, frequent servers listed apart (spec §5). */
export function ServerList({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const dispatch = useDispatch();
  const { game, server, area } = useSelector(selectSelection);
  const query = useServerListQuery(game === null ? skipToken : { client_id: game.clientId });
  const { currentData: data } = query;

  const list = useListState(query, ({ servers }) => servers.map(serverOption));
  const areas = useMemo(
    () => data?.areas.map(({ area_id, name }) => ({ id: area_id, name })),
    [data],
  );
  const frequent = useMemo(() => frequentKeys(data?.servers ?? [], data?.frequent ?? []), [data]);

  const choose = (key: string): void => {
    const found = data?.servers.find((one) => serverKey(one.area_id, one.server_id) === key);
    const isOther = key !== chosen;
    if (found !== undefined && isOther) {
      const areas = data?.areas ?? [];
      dispatch(selectionSlice.actions.serverChosen(serverChoice(found, { areas })));
    }
    onOpenChange(false);
  };

  const chosen = server === null ? null : serverKey(area?.value ?? '', server.value);
  return (
    <ServerListPopup
      open={open}
      onOpenChange={onOpenChange}
      list={list}
      areas={areas}
      frequent={frequent}
      chosen={chosen}
      onChoose={choose}
    />
  );
}

function frequentKeys(servers: readonly Server[], frequent: readonly string[]): readonly string[] {
  return frequent.flatMap((id) =>
    servers
      .filter(({ server_id }) => server_id === id)
      .map(({ area_id, server_id }) => serverKey(area_id, server_id)),
  );
}
