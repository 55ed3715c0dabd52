export { type VisitFields, currentVisit } from './current-visit';
export { type SignInWay, currentTrafficSource, noteEntry, noteSignInWay } from './traffic-source';
