import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { Prerendered } from './prerendered.ts';
import { AfterMount } from './after-mount.tsx';

interface Props {
  prerendered: Prerendered | undefined;
  children: ReactNode;
}

/**
 * An error boundary around each section. After an error it shows the section as it was in the document:
 * readable, with links and forms that work as before hydration; the other sections hydrate normally. On a
 * page from navigation there is no such section: the page is loaded as a document instead.
 */
export class SectionBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  /** In development the page may change later, but this section stays the one that was hydrated. */
  private readonly prerendered = this.props.prerendered;

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  /** React has already reported the error: on the console, and in development also in the overlay. */
  override componentDidCatch(): void {
    if (this.prerendered) this.prerendered.finish();
    else if (!import.meta.env.DEV) location.reload();
  }

  override componentWillUnmount(): void {
    this.prerendered?.finish();
  }

  override render(): ReactNode {
    const { prerendered, children } = this.props;
    if (this.state.hasFailed)
      // The node itself is inserted: the content policy would refuse its markup, and typed answers would be
      // lost.
      return prerendered ? <div ref={(place) => place?.append(prerendered.element)} /> : null;
    return this.prerendered ? (
      <Suspense>
        <AfterMount by={this.prerendered.finish}>{children}</AfterMount>
      </Suspense>
    ) : (
      children
    );
  }
}
