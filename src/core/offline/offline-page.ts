/** The offline page and its data. */
export const offlineDocument = '/offline.html';
/** The address of the data of the page that is shown without a connection. */
export const offlineData = '/offline.json';
