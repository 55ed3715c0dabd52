export {
  HostedCardPanel,
  type HostedCardPanelProps,
  type HostedCardStatus,
} from './hosted-card-panel';
