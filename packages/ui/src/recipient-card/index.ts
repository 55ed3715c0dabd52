export {
  RecipientCard,
  type RecipientCardProps,
  type RecipientStep,
  type RecipientStepKey,
} from './recipient-card';
export { recipientStepId } from './recipient-row';
