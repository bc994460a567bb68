import { messagesIn } from '../../src/tools/testing/test-locale.ts';
import type { ResolvedPage, ResolvedSite } from '../../src/core/content/resolved-page.ts';

/** A minimal page. */
export function aPage(changes: Partial<ResolvedPage> = {}): ResolvedPage {
  return {
    route: '/about',
    title: 'About us | Fernhill',
    description: 'Who we are.',
    canonical: '/about',
    noindex: false,
    trail: [],
    sections: [],
    types: [],
    forms: [],
    ...changes,
  };
}

/** A minimal site. */
export function aSite(changes: Partial<ResolvedSite> = {}): ResolvedSite {
  return {
    name: 'Fernhill',
    tagline: 'Light on your work',
    description: 'Help with writing.',
    url: 'https://fernhill.example',
    language: 'en-IN',
    timeZone: 'UTC',
    messages: messagesIn('en'),
    actions: [
      { label: 'Shop', to: '/shop', icon: 'book', variant: 'quiet' },
      { label: 'Order', to: '/order', variant: 'secondary' },
    ],
    navigation: [],
    footer: [],
    social: [],
    copyright: '© Fernhill',
    overlays: [],
    thirdParties: {},
    ...changes,
  };
}
