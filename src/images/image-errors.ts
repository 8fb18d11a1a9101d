import { ImageError } from '#src/platform/app-error.ts'

const VALID_BUT = '"url" parameter is valid but'

/** Errors of image requests, with the messages of M2.5 and the statuses of R5.4, R5.5 and R5.8. */
export const imageErrors = {
  missing: () => new ImageError('missing', 404, `${VALID_BUT} upstream response is invalid`),
  badOrigin: (cause?: unknown) =>
    new ImageError('bad_origin', 502, `${VALID_BUT} upstream response is invalid`, { cause }),
  slowOrigin: () => new ImageError('slow_origin', 504, `${VALID_BUT} upstream response timed out`),
  tooLarge: () => new ImageError('too_large', 413, `${VALID_BUT} image is too large`),
  wrongType: () => new ImageError('wrong_type', 415, `${VALID_BUT} image type is not allowed`),
  broken: (cause?: unknown) =>
    new ImageError('broken', 415, "The requested resource isn't a valid image.", { cause }),
  busy: (cause?: unknown) => new ImageError('busy', 503, 'Pictures cannot be made at the moment.', { cause }),
}
