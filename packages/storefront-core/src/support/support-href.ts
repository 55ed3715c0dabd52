/** What customer service needs to know about a case. */
export interface SupportCase {
  readonly billingNo?: string | undefined;
  readonly roleId?: string | undefined;
  readonly serverId?: string | undefined;
  /** The moment, in milliseconds since 1970. */
  readonly atMs?: number | undefined;
  /** The shop's host. */
  readonly host?: string | undefined;
}

/**
 * Returns the address of a brand's customer service with what is known about the case filled in, so that
 * players need not copy it: order number, role, time and host. No name and no token.
 *
 * @param page - The brand's page of customer service; undefined if it has none, and so is the result.
 * @example supportHref('https://nova.example/support', { billingNo: 'B1' }) // '…/support?billing_no=B1'
 */
export function supportHref(
  page: string | undefined,
  { billingNo, roleId, serverId, atMs, host }: SupportCase,
): string | undefined {
  if (page === undefined) return undefined;
  const address = new URL(page);
  const known = {
    billing_no: billingNo,
    role_id: roleId,
    server_id: serverId,
    time: atMs === undefined ? undefined : new Date(atMs).toISOString(),
    host,
  };
  for (const [name, value] of Object.entries(known))
    if (value !== undefined) address.searchParams.set(name, value);
  return address.href;
}
