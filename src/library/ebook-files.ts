import { UnavailableError } from '#src/platform/app-error.ts'
import { withDeadline } from '#src/platform/deadline.ts'

const STORE_TIMEOUT_MS = 2000

/** Metadata of an eBook's file. */
export type EbookFile = {
  readonly size: number
  /** Strong entity tag, with its quotes. */
  readonly etag: string
  readonly lastModified: string
}

const keyOf = (bookId: string): string => `books/${bookId}.epub`

/**
 * Metadata of an eBook's file; null until the shop has delivered it.
 * @throws {UnavailableError} when R2 does not respond within two seconds
 */
export async function findEbookFile(bucket: R2Bucket, bookId: string): Promise<EbookFile | null> {
  const object = await withDeadline(bucket.head(keyOf(bookId)), STORE_TIMEOUT_MS, 'eBook store')
  if (object === null) return null
  return { size: object.size, etag: object.httpEtag, lastModified: object.uploaded.toUTCString() }
}

/**
 * Reads bytes of the version of the file that `findEbookFile` returned.
 * @throws {UnavailableError} when the file was replaced since, or R2 does not respond within two seconds
 */
export async function readEbookFile(
  bucket: R2Bucket,
  bookId: string,
  { etag }: EbookFile,
  part: { readonly offset: number; readonly length: number },
): Promise<ReadableStream> {
  const options = { range: { ...part }, onlyIf: { etagMatches: etag.replaceAll('"', '') } }
  const object = await withDeadline(bucket.get(keyOf(bookId), options), STORE_TIMEOUT_MS, 'eBook store')
  if (object === null || !('body' in object)) throw new UnavailableError('eBook (changed during download)')
  return object.body
}
