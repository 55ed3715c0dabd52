export { VipFaq } from './vip-faq';
export type { VipFaqProps } from './vip-faq-props';
