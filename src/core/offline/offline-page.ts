/** Where the page for those without a connection stands, and its data. */
export const offlineDocument = '/offline.html';
export const offlineData = '/offline.json';
