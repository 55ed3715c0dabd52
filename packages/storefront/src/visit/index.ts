export { type VisitFields, currentVisit } from './current-visit';
export {
  type SignInWay,
  currentChannelCode,
  currentTrafficSource,
  noteEntry,
  noteSignInWay,
} from './traffic-source';
