/** A server id as games write it: small letters, with `s` in front (spec §2). */
export function normaliseServerId(serverId: string): string {
  const small = serverId.toLowerCase();
  return small.startsWith('s') ? small : `s${small}`;
}
