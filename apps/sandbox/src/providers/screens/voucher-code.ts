import { createHash } from 'node:crypto';

const most = 10n ** 12n;
const digits = 12;

/** The number a clerk types in, the same for a payment whenever one looks: `1234 5678 9012`. */
export function voucherCode(paymentId: string): string {
  const hash = createHash('sha256').update(`voucher ${paymentId}`).digest();
  const number = (hash.readBigUInt64BE() % most).toString().padStart(digits, '0');
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}
