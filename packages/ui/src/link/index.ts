export type { InnerLinkProps, LinkComponent } from './link-component';
