/** Ports of the sandboxes under test, away from the one a developer's own sandbox takes. */
export const ports = { shop: 4170, first: 4171, second: 4172 } as const;
