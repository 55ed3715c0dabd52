export { VipFaq, type VipFaqProps } from './vip-faq';
