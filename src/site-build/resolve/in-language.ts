import { siteIn } from '../../core/content/languages/site-texts.ts';
import type { CollectionResolver, ResolveContext } from './context.ts';

/**
 * The context of a page in another language: the site's data in that language, and requests for collections
 * with the language.
 */
export function inLanguage<Context extends Pick<ResolveContext, 'set' | 'site' | 'collections'>>(
  context: Context,
  language: string,
): Context & Pick<ResolveContext, 'language'> {
  const asking = (resolve: CollectionResolver): CollectionResolver => {
    return (asked, media) => resolve({ ...asked, language }, media);
  };
  return {
    ...context,
    language,
    site: siteIn(context.set, context.site, language),
    collections: new Map([...context.collections].map(([name, resolve]) => [name, asking(resolve)])),
  };
}
