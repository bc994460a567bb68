/**
 * System fonts by script (ISO 15924 code): those of Windows, Apple, Android and Linux. Each has its PostScript name,
 * which browsers find on every system.
 */
const SYSTEM_FONTS: Readonly<Record<string, readonly string[]>> = {
  Deva: [
    'NirmalaUI',
    'Mangal',
    'KohinoorDevanagari-Regular',
    'NotoSansDevanagari-Regular',
    'NotoSerifDevanagari-Regular',
    'Lohit-Devanagari',
  ],
};

/**
 * The system fonts for the script of a language, the usual ones first; undefined for scripts that every
 * device can show.
 */
export function systemFontsFor(language: string): { script: string; fonts: readonly string[] } | undefined {
  const { script = '' } = new Intl.Locale(language).maximize();
  const fonts = SYSTEM_FONTS[script];
  return fonts && { script, fonts };
}
