import type { ComponentType, ReactNode } from 'react';

/** What our components hand to a link inside the shop. */
export interface InnerLinkProps {
  /** Where it leads, inside the shop; the owner may map it to its router. */
  href: string;
  className?: string | undefined;
  children: ReactNode;
  'aria-current'?: 'page' | undefined;
  'aria-label'?: string | undefined;
}

/** A link of the owner's router. The kit itself knows no router; plain `<a>` works as well. */
export type LinkComponent = ComponentType<InnerLinkProps> | 'a';
