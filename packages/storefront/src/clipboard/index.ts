export { useCopied } from './use-copied';
