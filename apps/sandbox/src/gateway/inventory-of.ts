import type { Brand } from '@shop/brands';
import { type ScriptInventory, scriptInventory } from '@shop/payments/providers';

/** What a brand's payment page may load. Our pages have no inline scripts, so none is allowed. */
export function inventoryOf({ payways, gatewayScript }: Brand): ScriptInventory {
  return scriptInventory({ payways, gatewayScript });
}
