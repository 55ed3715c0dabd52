import type { ComponentType, ReactNode } from 'react';

/** The props that our components pass to a link inside the shop. */
export interface InnerLinkProps {
  /** Where it leads, inside the shop; the owner may map it to its router. */
  href: string;
  className?: string | undefined;
  children: ReactNode;
  'aria-current'?: 'page' | undefined;
  'aria-label'?: string | undefined;
}

/**
 * The link component of the owner's router. This package does not depend on a router; a plain `a`
 * works as well.
 */
export type LinkComponent = ComponentType<InnerLinkProps> | 'a';
