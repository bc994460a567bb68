/**
 * Addresses of the site's icons for browsers and phones. They are stable, because browsers request them by
 * name.
 */
export const brandAddresses = {
  svg: '/favicon.svg',
  ico: '/favicon.ico',
  apple: '/apple-touch-icon.png',
  small: '/icon-192.png',
  large: '/icon-512.png',
  maskable: '/icon-maskable-512.png',
};
