import { Code, type ParamsOf, type calls } from '@shop/contract';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { type OutcomeOf, refuse, toEnvelope } from '../api/outcome';
import type { RequestContext } from '../api/route';
import { type Opening, createOpening } from '../api/written-body';
import { type Database, oncePerDatabase, preparedStatement } from '../database/database';
import { roles } from '../database/schema/accounts';
import { areas, games, servers } from '../database/schema/catalogue';
import { orders } from '../database/schema/orders';
import { catalogueSetting, settings } from '../database/schema/settings';
import type { Services } from '../hosts/services';

const maxFrequent = 5;

/** Finds the servers with most of the player's orders, then those with a character. */
async function frequentServers(
  database: Database,
  userId: string,
  clientId: string,
): Promise<string[]> {
  const bought = await database
    .select({ serverId: orders.serverId, times: count() })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.clientId, clientId)))
    .groupBy(orders.serverId)
    .orderBy(desc(count()), asc(orders.serverId))
    .limit(maxFrequent);
  const lived = await database
    .selectDistinct({ serverId: roles.serverId })
    .from(roles)
    .where(and(eq(roles.userId, userId), eq(roles.clientId, clientId)))
    .orderBy(asc(roles.serverId))
    .limit(maxFrequent);
  const ids = new Set([...bought, ...lived].map((row) => row.serverId));
  return [...ids].slice(0, maxFrequent);
}

/** The end of a written envelope without frequent servers, which differ from player to player. */
const emptyEnd = '[]}}';

/** Reads and writes servers and areas of a game. */
async function writeOpening(database: Database, clientId: string): Promise<Opening> {
  const [list, areaList] = await Promise.all([
    database
      .select({ server_id: servers.serverId, name: servers.name, area_id: servers.areaId })
      .from(servers)
      .where(eq(servers.clientId, clientId))
      .orderBy(asc(servers.sort)),
    database
      .select({ area_id: areas.areaId, name: areas.name })
      .from(areas)
      .where(eq(areas.clientId, clientId))
      .orderBy(asc(areas.sort)),
  ]);
  const content = { servers: list, areas: areaList, frequent: [] };
  const envelope = JSON.stringify(toEnvelope({ kind: 'content', content }));
  if (!envelope.endsWith(`"frequent":${emptyEnd}`))
    throw new Error('The frequent servers must come last, since they are added to a kept list.');
  return createOpening(envelope.slice(0, -emptyEnd.length));
}

/** A list and the version of the catalogue that it was read from. */
interface KeptList {
  readonly version: string;
  readonly opening: Promise<Opening>;
}

/** By game. */
const keptLists = oncePerDatabase<Database, Map<string, KeptList>>(() => new Map());

/**
 * Returns the list of a game, which is written once per version of the catalogue: writing 5,000 servers
 * takes more than ten milliseconds. The version is read with every request, so that a list is replaced at once
 * when another instance has changed the catalogue.
 */
async function keptOpening(
  database: Database,
  clientId: string,
  version: string,
): Promise<Opening> {
  const lists = keptLists(database);
  const kept = lists.get(clientId);
  if (kept?.version === version) return kept.opening;

  const opening = writeOpening(database, clientId);
  const list = { version, opening };
  lists.set(clientId, list);
  try {
    return await opening;
  } catch (error) {
    if (lists.get(clientId) === list) lists.delete(clientId);
    throw error;
  }
}

const gameAndVersion = preparedStatement((database) =>
  database
    .select({
      clientId: games.clientId,
      gpId: games.gpId,
      isHead: games.isHead,
      version: settings.value,
    })
    .from(games)
    .leftJoin(settings, eq(settings.name, catalogueSetting))
    .where(eq(games.clientId, sql.placeholder('clientId')))
    .prepare('game_and_version'),
);

/** Lists the servers of a game, its areas, and the servers the signed-in player uses most. */
export async function listServers(
  params: ParamsOf<typeof calls.serverList>,
  { player }: RequestContext,
  { database }: Services,
): Promise<OutcomeOf<typeof calls.serverList>> {
  const [game] = await gameAndVersion(database).execute({ clientId: params.client_id });
  if (game === undefined || game.isHead) return refuse(Code.noGame);
  const [opening, frequent] = await Promise.all([
    keptOpening(database, game.clientId, game.version ?? ''),
    player?.gpId === game.gpId ? frequentServers(database, player.userId, game.clientId) : [],
  ]);
  return { kind: 'written', body: opening.complete(`${JSON.stringify(frequent)}}}`) };
}
