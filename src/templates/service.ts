import { withService } from '../core/content/page-service.ts';
import type { Link, WrittenSections } from '../core/content/parts.gen.ts';
import type { WrittenService } from '../core/content/service.gen.ts';
import type { WrittenSite } from '../core/content/site.gen.ts';

/**
 * A service page: the same five sections everywhere, and where its file has one, the course of its work.
 * @param page the whole page, with its route where that is known
 * @param site what _site.json says; the validator has seen to its `services`
 */
export function expand(
  data: WrittenService,
  page: { route?: string; tile?: { title: string } },
  { services, header }: { services: NonNullable<WrittenSite['services']>; header?: WrittenSite['header'] },
): WrittenSections {
  const { crumbs, headings } = services;
  const course = courseOf(data);
  const fromHere = ({ label, to }: Link): Link => ({
    label,
    to: page.route ? withService(to, page.route) : to,
  });
  const action = fromHere(services.action);
  const ask = header?.actions?.find(({ variant }) => variant === 'primary');
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
    { type: 'help-list', title: headings.assist, items: data.assist },
    ...(data.course?.after !== 'apart' ? course : []),
    {
      type: 'feature-cards',
      title: headings.apart,
      items: data.apart,
      ...(data.lead && { lead: data.lead }),
    },
    ...(data.course?.after === 'apart' ? course : []),
    { type: 'marquee', title: headings.range, items: data.range },
    { type: 'call-to-action', title: data.start.title, text: data.start.text, action },
  ];
}

function courseOf({ course }: WrittenService): WrittenSections {
  return course ? [{ type: 'course', title: course.title, image: course.image, steps: course.steps }] : [];
}
