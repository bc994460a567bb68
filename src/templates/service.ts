import type { ResolvedSection } from '../core/resolved.ts';
import type { ServiceData } from './service.gen.ts';

/** A service page: the same five sections everywhere, filled with what its file says. */
export function expand(
  data: ServiceData,
  page: { route?: unknown; tile?: { title: string } },
): ResolvedSection[] {
  const action = { label: 'Get Started', to: '/soform' };
  return [
    {
      type: 'service-head',
      crumbs: [
        { label: 'Home', to: '/' },
        { label: 'Our Services', to: '/services' },
      ],
      here: page.tile?.title ?? data.title,
      title: data.title,
      intro: data.intro,
      image: data.image,
      ...(typeof page.route === 'string' && { route: page.route }),
      action,
    },
    { type: 'help-list', title: 'How We Can Assist You', items: data.assist },
    { type: 'feature-cards', title: 'What Sets Us Apart', items: data.apart },
    { type: 'marquee', title: 'Our Range of Services', items: data.range },
    { type: 'call-to-action', title: data.start.title, text: data.start.text, action },
  ];
}
