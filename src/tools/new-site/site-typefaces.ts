import { UsageError } from '../../command/command.ts';
import { didYouMean } from '../../core/schema/suggest.ts';
import type { FontPackage } from '../../core/project.ts';
import type { WrittenTypeface } from '../../core/theme/typeface.ts';

/** The names of the typefaces of a new site, such as Fraunces; an empty one means the system's typeface. */
export interface SiteTypefaces {
  headings: string;
  text: string;
}

/**
 * The typefaces of a new site, from installed packages with variable fonts.
 * @param packages the installed packages
 * @throws UsageError for a typeface that is not installed
 */
export function siteTypefaces(
  { headings, text }: SiteTypefaces,
  packages: ReadonlyMap<string, FontPackage>,
): WrittenTypeface[] {
  const faces = [
    ...(headings ? [typeface(headings, 'heading', packages)] : []),
    ...(text || headings ? [typeface(text || headings, 'body', packages)] : []),
  ];
  return faces;
}

function typeface(
  family: string,
  role: WrittenTypeface['role'],
  packages: ReadonlyMap<string, FontPackage>,
): WrittenTypeface {
  const id = family.trim().toLowerCase().replaceAll(/\s+/g, '-');
  const name = `@fontsource-variable/${id}`;
  const fontPackage = packages.get(name);
  if (!fontPackage)
    throw new UsageError(
      `The typeface ${family} is not installed. ${didYouMean(name, packages.keys()) ?? `npm install ${name}`}`,
    );
  const { min = 400, max = 700 } = fontPackage.axes?.['wght'] ?? {};
  const weights: [number, number] = [Math.max(400, min), Math.min(700, max)];
  return {
    family: family.trim(),
    role,
    package: name,
    weights,
    fallback: fontPackage.isSerif ? 'serif' : 'sans-serif',
  };
}
