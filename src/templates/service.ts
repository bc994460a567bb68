import { withService } from '../core/content/page-service.ts';
import type { Link, WrittenSections } from '../core/content/parts.gen.ts';
import type { WrittenService } from '../core/content/service.gen.ts';
import type { WrittenSite } from '../core/content/site.gen.ts';
import { rhythms } from './service/rhythms.ts';

type Shared = NonNullable<WrittenSite['services']>;

/**
 * A service page: its head and the last line, and between them the parts that its file has, in the order of its rhythm.
 * @param page the whole page, with its route where that is known
 * @param site what _site.json says; the validator has seen to its `services`
 */
export function expand(
  data: WrittenService,
  page: { route?: string; tile?: { title: string } },
  { services, header }: { services: Shared; header?: WrittenSite['header'] },
): WrittenSections {
  const { order, firstCard, grounds } = rhythms[data.rhythm ?? 'steps'];
  const { crumbs, headings } = services;
  const fromHere = ({ label, to }: Link): Link => ({
    label,
    to: page.route ? withService(to, page.route) : to,
  });
  const action = fromHere(services.action);
  const ask = header?.actions?.find(({ variant }) => variant === 'primary');
  const parts = {
    assist: [{ type: 'cards', variant: 'columns', title: headings.assist, items: data.assist }],
    apart: [{ type: 'cards', variant: 'plates', title: headings.apart, items: data.apart, firstCard }],
    range: [{ type: 'marquee', title: headings.range, items: data.range }],
    course: data.course ? [{ type: 'course', ...data.course }] : [],
    proof: data.proof ? [{ type: 'before-after', ...grounds.proof, ...services.proof, ...data.proof }] : [],
    quote: data.quote
      ? [{ type: 'sample-quote', id: 'sample-quote', ...grounds.quote, ...services.quote, ...data.quote }]
      : [],
  } satisfies Record<(typeof order)[number], WrittenSections>;
  return [
    {
      type: 'service-head',
      crumbs,
      here: page.tile?.title ?? data.title,
      title: data.title,
      intro: data.intro,
      image: data.image,
      ...(data.plate && { plate: data.plate }),
      action,
      ...(ask && { ask: fromHere(ask) }),
    },
    ...order.flatMap((part): WrittenSections => parts[part]),
    { type: 'call-to-action', title: data.start.title, text: data.start.text, action },
  ];
}
