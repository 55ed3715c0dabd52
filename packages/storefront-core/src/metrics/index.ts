export { startMetrics } from './start-metrics';
