export { HostedCardPanel } from './hosted-card-panel';
export type { HostedCardPanelProps, HostedCardStatus } from './hosted-card-panel-props';
