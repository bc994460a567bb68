import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { Prerendered } from './prerendered.ts';
import { Told } from './told.tsx';

interface Props {
  prerendered: Prerendered | undefined;
  children: ReactNode;
}

/**
 * Keeps a fault inside one section from taking the page down. In its place stands what the document was sent with: it can
 * be read, and its links and forms act as before hydration; the other sections hydrate as if nothing had happened. A page
 * that came by navigation is loaded as a document, as a link does before hydration.
 */
export class SectionBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  /** In development the page may change later; what was hydrated stays what it is. */
  private readonly prerendered = this.props.prerendered;

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  /** React has said what failed: on the console, in development in the overlay. */
  override componentDidCatch(): void {
    if (this.prerendered) this.prerendered.finish();
    else if (!import.meta.env.DEV) location.reload();
  }

  override componentWillUnmount(): void {
    this.prerendered?.finish();
  }

  override render(): ReactNode {
    const { prerendered, children } = this.props;
    if (this.state.failed)
      // The node itself: the content policy would refuse its markup, and typed answers would be lost.
      return prerendered ? <div ref={(place) => place?.append(prerendered.element)} /> : null;
    return this.prerendered ? (
      <Suspense>
        <Told by={this.prerendered.finish}>{children}</Told>
      </Suspense>
    ) : (
      children
    );
  }
}
