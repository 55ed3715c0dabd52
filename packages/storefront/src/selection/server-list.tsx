import { skipToken } from '@reduxjs/toolkit/query/react';
import { useServerListQuery } from '@shop/api-client';
import { useAllRoleListQuery } from '@shop/api-client/game';
import type { PlacedRole, Server } from '@shop/contract';
import { startTimer } from '@shop/storefront-core/browser';
import { selectSelection, selectionSlice, serverChoice } from '@shop/storefront-core/selection';
import { selectUser } from '@shop/storefront-core/session';
import { type ServerOption, ServerListPopup } from '@shop/ui/server-list-popup';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import type { PopupContainerProps } from '../popups';
import { useShopDispatch, useShopSelector } from '../store';
import { useListState } from './use-list-state';

// The list does without the characters.

/** Servers of two areas may share an id. */
function serverKey(areaId: string, serverId: string): string {
  return `${areaId}/${serverId}`;
}

function serverOption({ server_id, name, area_id }: Server): ServerOption {
  return { key: serverKey(area_id, server_id), id: server_id, name, areaId: area_id };
}

/** The server list popup: search by id, frequent servers listed apart (spec §5). */
export function ServerList({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const dispatch = useShopDispatch();
  const { game, server, area, role } = useShopSelector(selectSelection);
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

  const { characters, areAwaited } = useCharacters(open, list.kind === 'ready');
  const chooseCharacter = (key: string): void => {
    const found = characters.find((one) => characterKey(one) === key);
    const place = data?.servers.find((one) => isOn(one, found));
    if (found !== undefined && place !== undefined) {
      const areas = data?.areas ?? [];
      dispatch(selectionSlice.actions.serverChosen(serverChoice(place, { areas })));
      const role = { value: found.role_id, display: found.name };
      dispatch(selectionSlice.actions.roleChosen(role));
    }
    onOpenChange(false);
  };

  const chosen = server === null ? null : serverKey(area?.value ?? '', server.value);
  return (
    <ServerListPopup
      open={open}
      onOpenChange={onOpenChange}
      // Both at once: servers that move down as the characters come would be missed by the thumb.
      list={areAwaited && list.kind === 'ready' ? { kind: 'loading' } : list}
      areas={areas}
      characters={characters
        .filter((one) => data?.servers.some((place) => isOn(place, one)))
        .map((one) => ({
          key: characterKey(one),
          name: one.name,
          detail: one.server_name || one.server_id.toUpperCase(),
          chosen: one.role_id === role?.value && serverKey(one.area_id, one.server_id) === chosen,
        }))}
      onCharacterChoose={chooseCharacter}
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

const noCharacters: readonly PlacedRole[] = [];

/** The player's characters on all servers; none if they cannot be read. */
interface Characters {
  readonly characters: readonly PlacedRole[];
  readonly areAwaited: boolean;
}

/** The servers wait no longer than this for the characters, which then come with the next opening. */
const maxWaitMs = 1_500;

function useCharacters(isOpen: boolean, hasServers: boolean): Characters {
  const { game } = useShopSelector(selectSelection);
  const isSignedIn = useShopSelector(selectUser) !== null;
  const isAsked = isOpen && isSignedIn && game !== null;
  const { currentData, isFetching } = useAllRoleListQuery(
    isAsked ? { client_id: game.clientId } : skipToken,
  );
  const isPending = currentData === undefined && isFetching;
  const [isTooLate, setTooLate] = useState(false);
  if (!isOpen && isTooLate) setTooLate(false);
  useEffect(() => {
    if (!hasServers || !isPending) return undefined;
    return startTimer(() => {
      setTooLate(true);
    }, maxWaitMs);
  }, [hasServers, isPending]);
  if (isTooLate) return { characters: noCharacters, areAwaited: false };
  return { characters: currentData?.roles ?? noCharacters, areAwaited: isPending };
}

function characterKey({ area_id, server_id, role_id }: PlacedRole): string {
  return `${serverKey(area_id, server_id)}/${role_id}`;
}

function isOn({ area_id, server_id }: Server, character: PlacedRole | undefined): boolean {
  return area_id === character?.area_id && server_id === character.server_id;
}
