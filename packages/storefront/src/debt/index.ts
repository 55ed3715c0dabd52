export { useDebt, useIsDebtOrder, useRefetchDebt } from './use-debt';
