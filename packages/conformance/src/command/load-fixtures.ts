import { readFile } from 'node:fs/promises';
import type { Send } from '../exchange/exchange';
import { type FixturesReading, readFixtures } from '../fixtures/fixtures';

function wrong(problem: string): FixturesReading {
  return { kind: 'wrong', problems: [problem] };
}

async function readText(place: string, send: Send): Promise<string> {
  if (!/^https?:/.test(place)) return readFile(place, 'utf8');
  const { status, body } = await send({ url: place, headers: { accept: 'application/json' } });
  if (status !== 200) throw new Error(`${place} answered with HTTP ${status}`);
  return body;
}

/** Reads fixtures from a file, or from the address that answers them. */
export async function loadFixtures(place: string, send: Send): Promise<FixturesReading> {
  try {
    return readFixtures(JSON.parse(await readText(place, send)));
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
}
