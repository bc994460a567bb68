import { LRUCache } from 'lru-cache';
import { toNetwork } from '../../network.ts';
import { RefusalError } from '../refusal.ts';
import type { UploadArea } from './upload-area.ts';

/** The share of pending uploads per network. */
const share = { files: 20, bytes: 200 * 1024 * 1024 };

/**
 * The maximal number of networks: more than there can be pending uploads, of which each network has at least
 * one.
 */
const maxNetworks = 4000;

interface PendingUpload {
  /** Undefined while the upload is being announced. */
  id: string | undefined;
  size: number;
}

/** Limits the pending uploads of each network. */
export interface UploadShares {
  /**
   * Reserves a place for an announced file.
   * @returns a function to call with the id of the upload, or with undefined if it was refused
   * @throws RefusalError if the network has used its share
   */
  take(address: string, size: number): Promise<(id: string | undefined) => void>;
}

/**
 * Counts the pending uploads of each network, by their announced size. The counts are only in the memory of
 * this process, so no visitor's address is stored with files.
 */
export function uploadShares(area: Pick<UploadArea, 'find'>): UploadShares {
  const networks = new LRUCache<string, PendingUpload[]>({ max: maxNetworks });
  const stillPending = async (pending: readonly PendingUpload[]): Promise<PendingUpload[]> => {
    const isPending = await Promise.all(
      pending.map(async ({ id }) => id === undefined || isWaiting(area, id)),
    );
    return pending.filter((_, index) => isPending[index]);
  };
  return {
    take: async (address, size) => {
      const network = toNetwork(address);
      const before = networks.get(network) ?? [];
      const finished = new Set(isFull(before, size) ? before : []);
      if (finished.size > 0) for (const each of await stillPending(before)) finished.delete(each);
      // Other files may have been announced meanwhile.
      const pending = (networks.get(network) ?? []).filter((each) => !finished.has(each));
      if (isFull(pending, size))
        throw new RefusalError('full', (t) => t('server.noRoomForFiles'), { retryAfter: 600 });
      const newUpload: PendingUpload = { id: undefined, size };
      networks.set(network, [...pending, newUpload]);
      return (id) => {
        newUpload.id = id;
        if (id !== undefined) return;
        const others = (networks.get(network) ?? []).filter((each) => each !== newUpload);
        if (others.length > 0) networks.set(network, others);
        else networks.delete(network);
      };
    },
  };
}

function isFull(pending: readonly PendingUpload[], size: number): boolean {
  return pending.length >= share.files || pending.reduce((sum, each) => sum + each.size, size) > share.bytes;
}

async function isWaiting(area: Pick<UploadArea, 'find'>, id: string): Promise<boolean> {
  const upload = await area.find(id);
  return upload !== undefined && upload.storedName === undefined;
}
