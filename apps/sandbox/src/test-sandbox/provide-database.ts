import { existsSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { testCost } from '../accounts/passwords';
import { type EmbeddedDatabase, startEmbedded } from '../database/embedded/start-embedded';
import { prepareDatabase } from '../database/prepare';
import { queryOnce } from './own-database';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a database with which tests create others. */
    readonly adminUrl: string;
    /** The name of the seeded database to copy. */
    readonly templateName: string;
  }
}

const templateName = `shop_template_${String(process.pid)}`;

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';
const neededBytes = 2 ** 30;

/** In memory where there is room: each test file creates and removes a database of some hundred files. */
function parentFolder(): string {
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize < neededBytes ? tmpdir() : memory;
}

const folder = join(parentFolder(), `sandbox-test-${String(process.pid)}`);
let server: EmbeddedDatabase | null = null;
let adminUrl = process.env['DATABASE_URL'] ?? '';

/**
 * Starts one PostgreSQL for all test files, or uses that of `DATABASE_URL`, and seeds a template
 * database. Each file works on its own copy, which takes milliseconds to create.
 */
export async function setup(project: TestProject): Promise<void> {
  if (adminUrl === '') {
    server = await startEmbedded(folder);
    adminUrl = server.url;
    // Its data is thrown away, so nothing has to reach the disk before a commit is confirmed.
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
      await queryOnce(adminUrl, `alter system set ${setting} = off`);
    await queryOnce(adminUrl, `alter system set max_wal_size = '128MB'`);
    await queryOnce(adminUrl, 'select pg_reload_conf()');
  }
  await queryOnce(adminUrl, `create database ${templateName}`);
  const url = new URL(adminUrl);
  url.pathname = `/${templateName}`;
  await prepareDatabase(url.href, testCost);
  project.provide('adminUrl', adminUrl);
  project.provide('templateName', templateName);
}

/** Removes the database, the server and its files. */
export async function teardown(): Promise<void> {
  await queryOnce(adminUrl, `drop database if exists ${templateName}`);
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
}
