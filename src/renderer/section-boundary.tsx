import { Component } from 'react';
import type { ReactNode } from 'react';

interface Props {
  index: number;
  /** The sections of the page as they came with the document. `undefined` if the page came by navigation. */
  prerendered: readonly Element[] | undefined;
  children: ReactNode;
}

/**
 * Keeps a fault inside one section from taking the page down. In its place stands what the document was sent with: it can
 * be read, and its links and forms act as before hydration. A page that came by navigation is loaded as a document, as a
 * link does before hydration.
 */
export class SectionBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  /** React has said what failed: on the console, in development in the overlay. */
  override componentDidCatch(): void {
    if (!this.props.prerendered && !import.meta.env.DEV) location.reload();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { prerendered, index } = this.props;
    const element = prerendered?.[index];
    if (!element) return null;
    // The node itself: the content policy would refuse its markup, and typed answers would be lost.
    return <div ref={(place) => place?.append(element)} />;
  }
}
