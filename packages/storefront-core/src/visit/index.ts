export {
  currentChannelCode,
  currentTrafficSource,
  noteEntry,
  noteSignInWay,
  type SignInWay,
} from './traffic-source';
export { currentVisit } from './current-visit';
