import type { payments } from '../database/schema/providers';

/** A payment as the provider keeps it. */
export type Payment = typeof payments.$inferSelect;

/** How a payment ends at the provider. */
export type Decision = Exclude<Payment['state'], 'open'>;
