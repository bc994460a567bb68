import { Component } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../ui/locale.ts';

interface Props {
  /** The section's type, for the report. */
  type: string;
  children: ReactNode;
}

/** Keeps a fault inside one section from taking the page down: the rest of the page stays. */
export class SectionBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(`The section "${this.props.type}" could not be drawn.`, error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <FailedSection />;
  }
}

function FailedSection() {
  const t = useMessages();
  return (
    <section className="wrap section" role="note">
      <p className="soft">{t('section.failed')}</p>
    </section>
  );
}
