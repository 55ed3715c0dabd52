import { reportUncaught } from '@shop/storefront-core/browser';
import { LoadErrorNotice } from '@shop/ui/notice';
import { type ReactElement, type ReactNode, Component, Suspense } from 'react';

/** Props of {@link ErrorBoundary}. */
export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Shown instead of the children once they have failed; nothing by default. */
  readonly failed?: ReactNode;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
}

/**
 * Wraps a part of the page whose code is fetched when it is first shown. Shows nothing until the code
 * is loaded; if it cannot be loaded or rendered, only this part is missing. Without a boundary React
 * would unmount the whole page. A class, because React has no hook for it.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportUncaught(error);
  }

  override render(): ReactNode {
    const { children, failed = null } = this.props;
    return this.state.hasFailed ? failed : <Suspense fallback={null}>{children}</Suspense>;
  }
}

/** Props of {@link PageFailed}. */
export interface PageFailedProps {
  readonly onRetry: () => void;
  /** The brand's customer service, if it has a page. */
  readonly supportHref?: string | undefined;
}

/** Replaces a page that could not be loaded or rendered. */
export function PageFailed(props: PageFailedProps): ReactElement {
  return (
    <main>
      <LoadErrorNotice {...props} title="page.loadFailed" />
    </main>
  );
}
