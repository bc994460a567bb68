/** The offline page and its data. */
export const offlineDocument = '/offline.html';
export const offlineData = '/offline.json';
