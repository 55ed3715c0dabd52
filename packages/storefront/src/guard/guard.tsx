import { Component, type ReactElement, type ReactNode, Suspense } from 'react';
import { LoadFailed } from '@shop/ui/notice';
import { tellUnexpected } from '../browser';

/** Props of {@link Guard}. */
export interface GuardProps {
  readonly children: ReactNode;
  /** What stands there instead once something below has failed. Nothing, unless it is said. */
  readonly failed?: ReactNode;
}

/** Whether something below has failed. */
interface GuardState {
  readonly hasFailed: boolean;
}

/**
 * Stands around a part of the page whose code is fetched when it is first shown. Until it is here
 * nothing is shown; where it cannot be had, or cannot be drawn, that part alone is missing. Without it
 * React would take the whole page away.
 *
 * A class, because React tells of failures in no other way.
 */
export class Guard extends Component<GuardProps, GuardState> {
  override state: GuardState = { hasFailed: false };

  static getDerivedStateFromError(): GuardState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    tellUnexpected(error);
  }

  override render(): ReactNode {
    const { children, failed = null } = this.props;
    return this.state.hasFailed ? failed : <Suspense fallback={null}>{children}</Suspense>;
  }
}

/** What a page says in its place when it could not be fetched or drawn. */
export function PageFailed({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  return (
    <main>
      <LoadFailed onRetry={onRetry} />
    </main>
  );
}
