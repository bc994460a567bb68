/** Addresses of the mark in the forms that browsers and phones ask for. They are stable: browsers look for them by name. */
export const brandAddresses = {
  svg: '/favicon.svg',
  ico: '/favicon.ico',
  apple: '/apple-touch-icon.png',
  small: '/icon-192.png',
  large: '/icon-512.png',
  maskable: '/icon-maskable-512.png',
};
