export type { HostedCardPanelProps, HostedCardStatus } from './hosted-card-panel-props';
