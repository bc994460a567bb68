/** A cap or a cloth over the hair. */
export interface Headwear {
  shape: string;
  folds?: string;
  band?: string;
  hem?: string;
  hidesHair?: boolean;
  coversEars?: boolean;
  /** The cloth falls behind the shoulders, so nothing of the hair shows there. */
  coversBack?: boolean;
}

const table = {
  turban: {
    shape: 'M57 82C44 44 66 13 100 13s56 31 43 69C134 64 120 54 100 47 80 54 66 64 57 82z',
    folds:
      'M60 72C72 50 92 34 128 24M59 60C68 42 84 28 106 18M141 72C132 60 120 50 106 44M142 60c-8-10-16-16-28-21',
    hidesHair: true,
  },
  boat: { shape: 'M60 60 65 29c20-9 48-8 68 1l6 30c-24-9-56-9-79 0z', folds: 'M63 47c22-9 52-9 74 1' },
  pill: {
    shape: 'M61 60l2-30c22-7 52-7 74 0l2 30c-24-9-54-9-78 0z',
    band: 'M61 60l1-17c24-9 52-9 76 0l1 17c-24-9-54-9-78 0z',
  },
  kufi: { shape: 'M61 62c-1-24 15-36 39-36s40 12 39 36c-24-9-54-9-78 0z', folds: 'M63 50c24-9 50-9 74 0' },
  dupatta: {
    shape:
      'M44 202C38 150 40 112 50 78 58 40 74 20 100 20s42 20 50 58c10 34 12 74 6 124h-28c8-30 14-62 11-106-3-34-16-52-39-52S64 62 61 96c-3 44 3 76 11 106z',
    folds: 'M50 196c-2-40 0-82 8-112M150 196c2-40 0-82-8-112',
    coversEars: true,
    coversBack: true,
  },
  pallu: {
    shape:
      'M38 202C40 160 44 112 52 78 60 40 76 22 100 22s42 18 48 54c8 34 14 78 14 126H118c14-30 24-62 21-106-3-34-16-50-39-50S64 62 61 96c-3 44 5 76 13 106z',
    folds: 'M46 196c2-44 6-84 12-112',
    hem: 'M118 202c14-30 24-62 21-106-3-34-16-50-39-50S64 62 61 96c-3 44 5 76 13 106',
    coversEars: true,
    coversBack: true,
  },
  hijab: {
    shape:
      'M42 202c-2-34 6-52 18-62-10-24-10-54-4-74 6-26 20-44 44-44s38 18 44 44c6 20 6 50-4 74 12 10 20 28 18 62zM100 45c-24 0-33 18-33 42 0 28 13 47 33 47s33-19 33-47c0-24-9-42-33-42z',
    folds: 'M60 140c20 18 60 22 86 4M66 158c22 12 50 12 70 2M62 64c4-14 12-26 24-33',
    coversEars: true,
    coversBack: true,
    hidesHair: true,
  },
  hijabLoose: {
    shape:
      'M34 202c0-30 10-48 24-58-12-24-12-56-6-76 6-28 22-47 48-47s42 19 48 47c6 20 6 52-6 76 14 10 24 28 24 58zM100 43c-26 0-35 20-34 44 1 28 14 49 34 50 20-1 33-22 34-50 1-24-8-44-34-44z',
    folds: 'M142 144c-14 14-30 22-52 26s-32 14-38 32M58 144c12 10 24 16 40 18M146 76c-4-22-14-36-30-44',
    coversEars: true,
    coversBack: true,
    hidesHair: true,
  },
} satisfies Record<string, Headwear>;

export const headwear: Record<keyof typeof table, Headwear> = table;
