export { useAccountCheck, useAccountElsewhere } from './use-account-elsewhere';
