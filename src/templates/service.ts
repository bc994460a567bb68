import { withService } from '../core/content/services/page-service.ts';
import type { Link, WrittenSections } from '../core/content/parts.gen.ts';
import type { WrittenService } from '../core/content/service.gen.ts';
import type { WrittenSite } from '../core/content/site.gen.ts';
import { layouts } from './service/layouts.ts';

type SharedParts = NonNullable<WrittenSite['services']>;

/**
 * A service page: its head, the parts in its file in the order of its layout, and its closing line.
 * @param page the whole page, with its route if known
 * @param site the data of _site.json; validation has checked its `services`
 */
export function expand(
  data: WrittenService,
  page: { route?: string; tile?: { title: string } },
  { services, header }: { services: SharedParts; header?: WrittenSite['header'] },
): WrittenSections {
  const { order, firstCard, backgrounds } = layouts[data.layout ?? 'process-early'];
  const { breadcrumbs, headings } = services;
  const fromHere = ({ label, to }: Link): Link => ({
    label,
    to: page.route ? withService(to, page.route) : to,
  });
  const action = fromHere(services.action);
  const barAction = header?.actions?.find(({ variant }) => variant === 'primary');
  const parts = {
    help: [{ type: 'card-grid', variant: 'columns', title: headings.help, items: data.help }],
    reasons: [
      { type: 'card-grid', variant: 'plates', title: headings.reasons, items: data.reasons, firstCard },
    ],
    range: [{ type: 'marquee', title: headings.range, items: data.range }],
    process: data.process ? [processSection(data.process)] : [],
    beforeAfter: data.beforeAfter
      ? [{ type: 'before-after', ...backgrounds.beforeAfter, ...labelVersions(data.beforeAfter, services) }]
      : [],
    sampleQuote: data.sampleQuote
      ? [
          {
            type: 'sample-quote',
            id: 'sample-quote',
            ...backgrounds.sampleQuote,
            ...services.sampleQuote,
            ...data.sampleQuote,
          },
        ]
      : [],
  } satisfies Record<(typeof order)[number], WrittenSections>;
  return [
    {
      type: 'page-head',
      variant: 'offer',
      breadcrumbs,
      currentPage: page.tile?.title ?? data.title,
      title: data.title,
      intro: data.intro,
      image: data.image,
      ...(data.imageBackground && { imageBackground: data.imageBackground }),
      action,
      ...(data.from && { from: data.from }),
      ...(barAction && { barAction: fromHere(barAction) }),
    },
    ...order.flatMap((part): WrittenSections => parts[part]),
    { type: 'call-to-action', title: data.closing.title, text: data.closing.text, action },
  ];
}

function processSection({ steps, ...rest }: NonNullable<WrittenService['process']>): WrittenSections[number] {
  return { type: 'card-grid', variant: 'process', ...rest, items: steps };
}

/**
 * The paragraph in two versions. The second is labelled with its author, unless the site's text names the
 * author.
 */
function labelVersions(
  { afterLabel, ...versions }: NonNullable<WrittenService['beforeAfter']>,
  { beforeAfter }: Pick<NonNullable<WrittenSite['services']>, 'beforeAfter'>,
) {
  if (!beforeAfter) return versions;
  const { labels } = beforeAfter;
  return {
    ...beforeAfter,
    ...versions,
    ...(afterLabel !== undefined && { labels: { ...labels, after: afterLabel } }),
  };
}
