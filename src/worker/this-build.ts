/** What the build writes in front of the worker's code. */
export interface ThisBuild {
  build: string;
  /** Everything that the offline page needs to be drawn and to hydrate. */
  assets: string[];
  /** The page that shows receipts, where the site has one. */
  receiptRoute?: string;
}

declare const self: ServiceWorkerGlobalScope & { thisBuild: ThisBuild };

export const thisBuild = self.thisBuild;
