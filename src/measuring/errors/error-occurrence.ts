import { scrubPath, scrubText } from '#isomorphic/measuring/scrub-text.ts'
import type { ErrorNoticeRecord } from '#src/measuring/rules/error-notice.ts'
import { AppError } from '#src/platform/app-error.ts'
import type { ErrorContext } from '#src/platform/errors/error-context.ts'
import { parseStackFrames, type StackFrame } from '#src/platform/errors/stack-frames.ts'

export type ErrorSide = 'browser' | 'worker'

/** An anonymised, size-limited error event. */
export type ErrorOccurrence = {
  readonly side: ErrorSide
  readonly type: string
  readonly message: string
  readonly frames: readonly StackFrame[]
  /**
   * The worker's build; for browsers the hashed file that failed, because pages of older builds stay open for a long
   * time.
   */
  readonly build: string
  /** Code of the data centre; empty when unknown. */
  readonly place: string
  /** Path of the page, or pattern of the route. */
  readonly page: string
  /** Further context: the island, or the failed binding call. */
  readonly about: string
  readonly requestId: string
  /** Preceding events on the page; empty for the worker. */
  readonly history: readonly Readonly<Record<string, string | number>>[]
}

/** Request context of an error. */
export type ErrorFacts = {
  readonly context: ErrorContext
  readonly requestId: string
  readonly build: string
}

const MAX_MESSAGE = 300
const MAX_TEXT = 200
const MAX_FRAMES = 12
const MAX_HISTORY = 8
/** File names of the client build: `/assets/entry-Dx1_-9.js`. */
const HASHED_FILE = /\/(assets\/[\w.-]+\.js)$/

/** Name of a built file; empty for any other file. */
export const builtFileOf = (file: string): string => HASHED_FILE.exec(file)?.[1] ?? ''

/** Error event of a browser notice, which is already parsed and scrubbed. */
export function occurrenceOfNotice(
  { errors: [first], component, path, history }: ErrorNoticeRecord,
  { context, requestId }: Omit<ErrorFacts, 'build'>,
): ErrorOccurrence {
  const frames = first?.backtrace ?? []
  return {
    side: 'browser',
    type: first?.type ?? '',
    message: (first?.message ?? '').slice(0, MAX_MESSAGE),
    frames,
    build: frames.map(({ file }) => builtFileOf(file)).find((file) => file !== '') ?? '',
    place: context.place ?? '',
    page: path,
    about: component,
    requestId,
    history: history.slice(-MAX_HISTORY),
  }
}

/** Error event of the worker. */
export function occurrenceOfError(
  error: unknown,
  { context, requestId, build }: ErrorFacts,
): ErrorOccurrence {
  const known = error instanceof Error ? error : new Error(`a thrown ${typeof error}`)
  const code = error instanceof AppError ? error.code : 'unexpected'
  return {
    side: 'worker',
    type: known.name,
    message: scrubText(`${code}: ${known.message}`, MAX_MESSAGE),
    frames: parseStackFrames(known.stack)
      .slice(0, MAX_FRAMES)
      .map((frame) => ({
        ...frame,
        function: scrubText(frame.function, MAX_TEXT),
        file: scrubPath(frame.file, MAX_TEXT),
      })),
    build,
    place: context.place ?? '',
    page: context.route ?? '',
    about: [context.binding, context.operation].filter((part) => part !== null).join(' '),
    requestId,
    history: [],
  }
}
