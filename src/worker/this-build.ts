/** The data that the build writes before the service worker's code. */
export interface ThisBuild {
  build: string;
  /** All files that the offline page needs for rendering and hydration. */
  assets: string[];
  /** The receipt page, if the site has one. */
  receiptRoute?: string;
}

declare const self: ServiceWorkerGlobalScope & { thisBuild: ThisBuild };

/** The facts about the build that made this service worker: the build inserts them into its script. */
export const thisBuild = self.thisBuild;
