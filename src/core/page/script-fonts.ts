/**
 * Fonts that devices bring for a script, by the code of ISO 15924: those of Windows, of Apple, of Android and of Linux. Each is
 * named as its file names itself (its PostScript name), which browsers find on every system.
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

/** The fonts that devices may have for the script of a language, the usual ones first; none for scripts that all can show. */
export function systemFontsFor(language: string): { script: string; fonts: readonly string[] } | undefined {
  const { script = '' } = new Intl.Locale(language).maximize();
  const fonts = SYSTEM_FONTS[script];
  return fonts && { script, fonts };
}
