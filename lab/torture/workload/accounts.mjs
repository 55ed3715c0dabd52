import { createHash, createHmac } from 'node:crypto';

/** A game of the workload, with the server on which all roles are. */
export const games = {
  starfall: { clientId: '510001', gpId: 'starfall', serverId: 's1', areaId: 'am' },
  moonlit: { clientId: '510031', gpId: 'moonlit-garden', serverId: 's1', areaId: '' },
};

const roleCount = 4;

/** The password of the seeded account whose hash the accounts share. */
export const password = 'play-nova';

/** Enough for the third level, which offers all kinds of coupons. */
const openingPoints = 620;

/** Marks the cards of the workload, which the seed has none like. */
const lastDigits = 'tort';

/** Creates accounts with roles in every game, and prepaid cards that all of them know. */
export async function createAccounts(database, random, counts) {
  const accounts = Array.from({ length: counts.accounts }, (_, index) => ({
    id: `torture-${index + 1}`,
    roles: Array.from({ length: roleCount }, (_role, turn) => `torture-${index + 1}-${turn + 1}`),
  }));
  for (const { id, roles } of accounts) {
    await database.query(
      `insert into users (id, brand, username, password_hash, is_real_name_verified)
       select $1, brand, $1, password_hash, true from users where id = 'nova-player'`,
      [id],
    );
    await database.query(
      'insert into opening_points (user_id, gp_id, points) values ($1, $2, $3)',
      [id, games.starfall.gpId, openingPoints],
    );
    for (const { clientId, serverId } of Object.values(games))
      await database.query(
        `insert into roles (user_id, client_id, server_id, role_id, name, level)
         select $1, $2, $3, role, role, 1 from unnest($4::text[]) role`,
        [id, clientId, serverId, roles],
      );
  }
  const cards = Array.from({ length: counts.cards }, () => newCard(random));
  for (const card of cards) await database.query(insertCard, cardRow(card));
  return { accounts, cards };
}

function newCard(random) {
  const digits = Array.from({ length: 16 }, () => random.below(10)).join('');
  return { number: digits, password: random.uuid().slice(0, 8).toUpperCase() };
}

const insertCard = `insert into prepaid_cards (number_hash, last_digits, salt, password_hash, brand, gp_ids,
    currency, value_minor, gems, extra_gems, state)
  values ($1, '${lastDigits}', 'salt', $2, 'nova', $3, 'USD', 499, 260, 15, 'unused')`;

function cardRow({ number, password: secret }) {
  return [
    createHash('sha256').update(number).digest('base64url'),
    createHmac('sha256', 'salt').update(secret).digest('base64url'),
    JSON.stringify([games.moonlit.gpId]),
  ];
}

/** Encodes a name or a password as the sign-in expects it. */
export const obfuscated = (text) => `aaa${Buffer.from(text).toString('base64')}`;

/** Encodes a prepaid card as the call expects it: with a check sum, FNV-1a in 32 bits. */
export function packCard({ number, password: secret }) {
  const fields = new URLSearchParams({ number, password: secret }).toString();
  let sum = 0x811c9dc5;
  for (const byte of Buffer.from(fields)) sum = Math.imul(sum ^ byte, 0x01000193);
  const hash = (sum >>> 0).toString(16).padStart(8, '0');
  return Buffer.from(`${fields}&hash=${hash}`).toString('base64');
}
