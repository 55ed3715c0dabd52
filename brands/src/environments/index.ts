export {
  type Environment,
  EnvironmentError,
  type HostedShop,
  otherHosts,
  parseEnvironment,
} from './environment';
export { readEnvironments } from './read-environments';
