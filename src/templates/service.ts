import type { WrittenSections } from '../core/content/parts.gen.ts';
import type { WrittenService } from '../core/content/service.gen.ts';
import type { WrittenSite } from '../core/content/site.gen.ts';

/**
 * A service page: the same five sections everywhere, and where its file has one, the course of its work.
 * @param site what _site.json says; the validator has seen to its `services`
 */
export function expand(
  data: WrittenService,
  page: { tile?: { title: string } },
  { services }: { services: NonNullable<WrittenSite['services']> },
): WrittenSections {
  const { crumbs, action, headings } = services;
  const course = courseOf(data);
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
