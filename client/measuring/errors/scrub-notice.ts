import type { INotice } from '@airbrake/browser'
import { scrubPath, scrubText } from '#isomorphic/measuring/scrub-text.ts'

const MAX_FRAMES = 30
const MAX_MESSAGE = 1000
const MAX_TEXT = 200
/** Limit in UTF-8 bytes, below the 64,000 characters of a notice. */
const MAX_BYTES = 60_000

type Fields = Readonly<Record<string, unknown>>

const ADDRESSES = new Set(['url', 'from', 'to'])

function scrubValue([key, value]: [string, unknown]): [string, unknown] {
  if (typeof value === 'string')
    return [key, ADDRESSES.has(key) ? scrubPath(value, MAX_TEXT) : scrubText(value, MAX_TEXT)]
  if (value instanceof Date || typeof value === 'number' || typeof value === 'boolean') return [key, value]
  return [key, scrubText(stringify(value), MAX_TEXT)]
}

/** Arguments of console calls may be any value, including values that JSON cannot hold or that throw when read. */
function stringify(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return '[unreadable]'
  }
}

/** The name of a thrown value may be any value too. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : stringify(value))

function scrubHistory(history: unknown): readonly unknown[] {
  if (!Array.isArray(history)) return []
  return history.map((item) => Object.fromEntries(Object.entries((item ?? {}) as Fields).map(scrubValue)))
}

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).byteLength

/**
 * Removes personal data from a notice and truncates it; drops its history first when it is too long (M2.4).
 * @param pageAddress origin and path of the failed page, without query
 */
export function scrubNotice(notice: INotice, pageAddress: string): INotice {
  const errors = (notice.errors ?? []).map(({ type, message, backtrace }) => ({
    type: scrubText(textOf(type), MAX_TEXT),
    message: scrubText(textOf(message), MAX_MESSAGE),
    backtrace: backtrace.slice(0, MAX_FRAMES).map((frame) => ({
      ...frame,
      file: scrubPath(textOf(frame.file), MAX_TEXT),
      function: scrubText(textOf(frame.function), MAX_TEXT),
    })),
  }))
  const { history, ...rest } = (notice.context ?? {}) as Record<string, unknown>
  const context = { ...rest, url: scrubPath(pageAddress, MAX_TEXT) }
  const fullNotice = { ...notice, errors, context: { ...context, history: scrubHistory(history) } }
  return bytesOf(fullNotice) <= MAX_BYTES ? fullNotice : { ...fullNotice, context }
}
