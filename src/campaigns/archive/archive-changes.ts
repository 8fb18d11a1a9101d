import { withDeadline } from '#src/platform/deadline.ts'

/** Key of the SETTINGS namespace: a time in milliseconds; copies of the archive from before it are not served. */
const ARCHIVE_CHANGED_KEY = 'archive-changed'
const TIMEOUT_MS = 500
const WRITE_TIMEOUT_MS = 5000
/** Longer than the change itself takes, so that a copy rendered during it is not served either. */
const CHANGE_MS = 10_000

/**
 * Time before which copies of the archive are outdated; 0 for never. The edge cache of each data centre has its own
 * copies, which only this mark reaches: within the minute or two that KV needs to propagate.
 * @throws {UnavailableError} when KV does not respond within half a second
 */
export async function readArchiveChangedMs(settings: KVNamespace): Promise<number> {
  const value = await withDeadline(
    settings.get(ARCHIVE_CHANGED_KEY, { cacheTtl: 60 }),
    TIMEOUT_MS,
    'settings',
  )
  return Number(value ?? 0)
}

/**
 * Outdates all copies of the archive, before a change in the database.
 * @throws {UnavailableError} when KV does not accept the write
 */
export const markArchiveChanged = (settings: KVNamespace, nowMs: number): Promise<void> =>
  withDeadline(settings.put(ARCHIVE_CHANGED_KEY, String(nowMs + CHANGE_MS)), WRITE_TIMEOUT_MS, 'settings')
