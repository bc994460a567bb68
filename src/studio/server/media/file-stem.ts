import { plainName } from '../../plain-name.ts';

/**
 * The name for an uploaded file, without its extension: My Photo.PNG becomes my-photo. A name without letters
 * becomes "picture".
 * @param name as sent by the browser
 */
export function fileStem(name: string): string {
  return plainName(name.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '')) || 'picture';
}
