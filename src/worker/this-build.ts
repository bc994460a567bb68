/** The data that the build writes before the service worker's code. */
export interface ThisBuild {
  build: string;
  /** All files that the offline page needs for rendering and hydration. */
  assets: string[];
  /** The receipt page, if the site has one. */
  receiptRoute?: string;
}

declare const self: ServiceWorkerGlobalScope & { thisBuild: ThisBuild };

export const thisBuild = self.thisBuild;
