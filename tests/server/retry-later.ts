/** The status, `Retry-After` and body of the response to a form that can't be stored at the moment. */
export const retryLater = [
  503,
  '60',
  {
    ok: false,
    code: 'busy',
    message: 'This could not be stored just now. Nothing was lost: please send it again in a minute.',
    errors: [],
  },
];
