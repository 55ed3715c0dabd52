export { vipProgress } from './vip-progress';
