import { DataStore, ERRORS, Upload } from '@tus/server';
import type { Readable } from 'node:stream';
import type { UploadArea } from './upload-area.ts';
import type { ReadNewUpload } from './new-upload.ts';

/** Adapts the upload area to the data store interface of the tus library. */
export function tusStore(area: UploadArea, readNew: ReadNewUpload): DataStore {
  return new AreaStore(area, readNew);
}

class AreaStore extends DataStore {
  override extensions = ['creation', 'termination'];
  readonly #area: UploadArea;
  readonly #readNew: ReadNewUpload;

  constructor(area: UploadArea, readNew: ReadNewUpload) {
    super();
    this.#area = area;
    this.#readNew = readNew;
  }

  override async create(upload: Upload): Promise<Upload> {
    await this.#area.create(upload.id, await this.#readNew(upload));
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const found = await this.#area.find(id);
    if (!found) throw ERRORS.FILE_NOT_FOUND;
    const { size, arrived, createdAt } = found;
    return new Upload({ id, size, offset: arrived, creation_date: createdAt });
  }

  override write(pieces: Readable, id: string, offset: number): Promise<number> {
    return this.#area.append(id, offset, pieces);
  }

  override remove(id: string): Promise<void> {
    return this.#area.remove(id);
  }
}
