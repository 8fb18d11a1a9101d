/** English text of responses that are plain text. */
export const en = {
  rateLimited: 'Too many at once; please wait a minute.',
  notFound: 'Not found',
}
