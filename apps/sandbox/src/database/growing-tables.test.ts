import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prune } from '../pruning/prune';
import { missed, payLate } from '../test-sandbox/late-payment';
import { type OwnDatabase, createOwnDatabase, queryOnce } from '../test-sandbox/own-database';
import { runSuiteWith, sendTo } from '../test-sandbox/run-suite';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { topUp } from '../test-sandbox/top-up';
import { connectDatabase } from './connect';

/** Tables that grow with orders and players; the script fills each of them. */
const growingTables = [
  ...['orders', 'payments', 'deliveries', 'webhook_events', 'provider_events', 'coupons'],
  ...['claimed_gifts', 'replenishments', 'prepaid_cards', 'users', 'tokens', 'roles'],
  ...['login_attempts', 'known_addresses', 'linked_identities', 'opening_points'],
];

/** Tables whose size does not depend on players: the catalogue, keys and settings. */
const fixedTables = [
  ...['games', 'areas', 'servers', 'goods', 'channels', 'activities', 'rewards', 'settings'],
  ...['vip_programmes', 'vip_levels', 'coupon_offers', 'provider_keys'],
  ...['sign_in_apps', 'sign_in_keys'],
];

/** Tables that pruning keeps small. */
const prunedTables = [
  ...['pending_logins', 'request_tokens', 'authorization_codes', 'access_tokens'],
  ...['real_name_links', 'used_proofs', 'tracked_events'],
];

/** Enough rows for PostgreSQL to prefer an index wherever one helps. */
const rowCount = 5_000;

/** A node of a plan, as `auto_explain` writes it. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string | undefined;
  readonly 'Index Cond'?: string | undefined;
  readonly Plans?: readonly PlanNode[] | undefined;
}

const planNode: v.GenericSchema<unknown, PlanNode> = v.object({
  'Node Type': v.string(),
  'Relation Name': v.optional(v.string()),
  'Index Cond': v.optional(v.string()),
  Plans: v.optional(v.array(v.lazy(() => planNode))),
});
const explanation = v.object({ 'Query Text': v.string(), Plan: planNode });

/** Returns the growing tables that a plan reads as a whole. */
function tablesScannedBy(node: PlanNode): string[] {
  const { 'Node Type': type, 'Relation Name': table = '', 'Index Cond': condition } = node;
  const isScan = type === 'Seq Scan' || (type.startsWith('Index') && condition === undefined);
  const own = isScan && growingTables.includes(table) ? [table] : [];
  return [...own, ...(node.Plans ?? []).flatMap(tablesScannedBy)];
}

/** The plans of all statements, as PostgreSQL has sent them. */
const explanations = new Set<string>();
const heard = new WeakSet<PoolClient>();

function hear(client: PoolClient): void {
  if (heard.has(client)) return;
  heard.add(client);
  client.on('notice', ({ message = '' }) => {
    if (message.includes('plan:')) explanations.add(message.slice(message.indexOf('{')));
  });
}

let own: OwnDatabase;
let sandbox: TestSandbox;
beforeAll(async () => {
  own = await createOwnDatabase();
  const fill = readFileSync(join(import.meta.dirname, '../test-sandbox/fill-tables.sql'), 'utf8');
  await queryOnce(own.url, fill.replace(':first', '1').replace(':last', String(rowCount)));
  const url = new URL(own.url);
  const settings = ['session_preload_libraries=auto_explain'].concat(
    ['log_min_duration=0', 'log_format=json', 'log_level=notice'].map(
      (one) => `auto_explain.${one}`,
    ),
  );
  url.searchParams.set('options', settings.map((one) => `-c ${one}`).join(' '));
  const database = await connectDatabase(url.href);
  database.$client.on('acquire', hear);
  sandbox = await openTestSandbox({ database });
});
afterAll(async () => {
  await sandbox.close();
  await own.drop();
});

it('knows how every table grows, and fills those that do', async () => {
  const tables = await queryOnce(
    own.url,
    "select relname, reltuples from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  const known = [...growingTables, ...fixedTables, ...prunedTables];
  expect(tables.map(({ relname }) => relname).sort()).toEqual(known.sort());
  const small = tables.filter(({ reltuples }) => Number(reltuples) < rowCount / 10);
  expect(small.filter(({ relname }) => growingTables.includes(String(relname)))).toEqual([]);
});

it('scans no table that grows, whatever a player, a provider or pruning does', async () => {
  await topUp(sandbox);
  await payLate(sandbox, await missed(sandbox, { product_id: '510001-limited-welcome' }));
  await sandbox.services.outbox.flush();
  await runSuiteWith(sendTo(sandbox), { runs: 0 });
  await prune(sandbox.services.database, sandbox.services.clock.now());

  const scans = [...explanations].flatMap((text) => {
    const { 'Query Text': query, Plan: plan } = v.parse(explanation, JSON.parse(text));
    return tablesScannedBy(plan).map((table) => `${table}: ${query}`);
  });
  expect([...new Set(scans)]).toEqual([]);
});
