/** An svg that is loaded from a file: without comments and space between tags, and refused when it could act. */
export function minifySvg(svg: string, name: string): string {
  if (/<script|<foreignObject|\son\w+\s*=|javascript:|<!ENTITY/i.test(svg)) {
    throw new Error(`${name} holds scripts, events or foreign markup; a picture must not`);
  }
  return svg
    .replace(/<!--[\s\S]*?-->|<\?xml[\s\S]*?\?>|<!DOCTYPE[^>]*>/g, '')
    .replace(/>\s+</g, '><')
    .replace(/\s(?:aria-hidden|focusable)="[^"]*"/g, '')
    .trim();
}
