/** What the development server answers for the gallery. */
export interface GalleryAnswer {
  status: number;
  type: string;
  body: string | Uint8Array;
}

export function jsonAnswer(value: unknown, status = 200): GalleryAnswer {
  return { status, type: 'application/json', body: JSON.stringify(value) };
}

export function htmlAnswer(body: string, status = 200): GalleryAnswer {
  return { status, type: 'text/html; charset=utf-8', body };
}
