import type { WrittenSections } from '../core/content/parts.gen.ts';
import type { WrittenService } from '../core/content/service.gen.ts';

/** A service page: the same five sections everywhere, and where its file has one, the course of its work. */
export function expand(
  data: WrittenService,
  page: { route?: unknown; tile?: { title: string } },
): WrittenSections {
  const action = { label: 'Get Started', to: '/soform' };
  const course = courseOf(data);
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
      ...(data.plate && { plate: data.plate }),
      ...(typeof page.route === 'string' && { route: page.route }),
      action,
    },
    { type: 'help-list', title: 'How We Can Assist You', items: data.assist },
    ...(data.course?.after !== 'apart' ? course : []),
    {
      type: 'feature-cards',
      title: 'What Sets Us Apart',
      items: data.apart,
      ...(data.lead && { lead: data.lead }),
    },
    ...(data.course?.after === 'apart' ? course : []),
    { type: 'marquee', title: 'Our Range of Services', items: data.range },
    { type: 'call-to-action', title: data.start.title, text: data.start.text, action },
  ];
}

function courseOf({ course }: WrittenService): WrittenSections {
  return course ? [{ type: 'course', title: course.title, image: course.image, steps: course.steps }] : [];
}
