import { plainName } from '../../plain-name.ts';

/**
 * The name for an uploaded file, without its ending: My Photo.PNG is my-photo. A name of which nothing stays is
 * "picture".
 * @param name as the visitor's computer has it
 */
export function fileStem(name: string): string {
  return plainName(name.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '')) || 'picture';
}
