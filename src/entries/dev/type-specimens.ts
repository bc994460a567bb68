/** One sentence in several languages: as a title, in serif and in sans. */
export const SPECIMENS: readonly [code: string, name: string, title: string, text: string][] = [
  [
    'en',
    'English',
    'The lamp and the page',
    'A lamp is lit at four in the morning, and the page can be read.',
  ],
  ['hi', 'Hindi', 'दीपक और पृष्ठ', 'सुबह चार बजे दीपक जलता है, और पृष्ठ पढ़ा जा सकता है। विद्यार्थी श्रम से पढ़ते हैं।'],
  [
    'fr',
    'French',
    'La lampe et la page',
    'À quatre heures, « une lampe s’allume » : l’élève où l’œil naïf reçoit ça.',
  ],
  [
    'es',
    'Spanish',
    'La lámpara y la página',
    '¿Quién enciende la lámpara? ¡La niña lee en el café hasta mañana!',
  ],
  [
    'de',
    'German',
    'Die Lampe und das Blatt',
    '„Größere Übung“ um vier Uhr früh: Die Straße schläft, ein Mädchen liest.',
  ],
  ['zh', 'Chinese', '灯与书页', '清晨四点，灯亮了，书页可以读了。学生在直角的桌边读书，没有人说话。'],
  ['ja', 'Japanese', '灯とページ', '朝四時に灯がともり、ページが読める。学生は直角の机で本を読んでいる。'],
  [
    'ar',
    'Arabic',
    'المصباح والصفحة',
    'يُضاء مصباح في الرابعة صباحًا، فتُقرأ الصفحة 12 من كتاب “Reading by lantern light”.',
  ],
  ['ru', 'Russian', 'Лампа и страница', '«В четыре часа утра зажигают лампу», и страницу можно прочесть.'],
];
