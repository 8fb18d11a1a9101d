import * as v from 'valibot'
import { privatePagePrefixOf } from '#isomorphic/measuring/private-page.ts'
import { scrubPath, scrubText } from '#isomorphic/measuring/scrub-text.ts'
import { isWithinDepth } from '#src/http/rules/json-depth.ts'

/** Limits of a logged error; other fields are dropped. */
const MAX_ERRORS = 3
const MAX_FRAMES = 12
const MAX_HISTORY = 20
const MAX_MESSAGE = 1000
const MAX_TEXT = 200
const MAX_DEPTH = 12

const text = (maxLength: number) =>
  v.optional(
    v.fallback(
      v.pipe(
        v.string(),
        v.transform((raw) => scrubText(raw, maxLength)),
      ),
      '',
    ),
    '',
  )
const file = v.optional(
  v.fallback(
    v.pipe(
      v.string(),
      v.transform((raw) => scrubPath(raw, MAX_TEXT)),
    ),
    '',
  ),
  '',
)
const integer = v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0), 0)
const lastItems = <TSchema extends v.GenericSchema>(item: TSchema, maxItems: number) =>
  v.optional(
    v.fallback(
      v.pipe(
        v.array(v.unknown()),
        v.transform((items) => items.slice(-maxItems)),
        v.array(item),
      ),
      [],
    ),
    [],
  )

const Frame = v.object({ file, line: integer, column: integer, function: text(MAX_TEXT) })
const NoticeError = v.object({
  type: text(MAX_TEXT),
  message: text(MAX_MESSAGE),
  backtrace: v.optional(
    v.fallback(
      v.pipe(
        v.array(v.unknown()),
        v.transform((frames) => frames.slice(0, MAX_FRAMES)),
        v.array(Frame),
      ),
      [],
    ),
    [],
  ),
})
const HistoryEntry = v.object({
  type: text(40),
  target: text(MAX_TEXT),
  from: file,
  to: file,
  method: text(10),
  url: file,
  statusCode: integer,
  severity: text(20),
  num: integer,
})
const Notice = v.object({
  errors: v.pipe(v.array(NoticeError), v.minLength(1), v.maxLength(100)),
  context: v.optional(
    v.object({
      url: v.optional(v.fallback(v.string(), ''), ''),
      severity: text(20),
      component: text(MAX_TEXT),
      history: lastItems(HistoryEntry, MAX_HISTORY),
    }),
    {},
  ),
})

/** A browser error as it is logged: without queries, e-mail addresses and tokens. */
export type ErrorNoticeRecord = {
  readonly errors: readonly v.InferOutput<typeof NoticeError>[]
  readonly severity: string
  readonly component: string
  readonly path: string
  /** Host of the failed page, for `isForeignError`; empty when the notice omits it. */
  readonly host: string
  readonly history: readonly Readonly<Record<string, string | number>>[]
}

/** Drops empty values to shorten the log line. */
const compact = (entry: v.InferOutput<typeof HistoryEntry>) =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== '' && value !== 0))

/**
 * Parses a notice of Airbrake's API (version 3).
 * @returns null when it contains no error
 */
export function parseErrorNotice(body: unknown): ErrorNoticeRecord | null {
  if (!isWithinDepth(body, MAX_DEPTH)) return null
  const notice = v.safeParse(Notice, body)
  if (!notice.success) return null
  const { errors, context } = notice.output
  const address = URL.canParse(context.url) ? new URL(context.url) : null
  return {
    errors: errors.slice(0, MAX_ERRORS),
    severity: context.severity,
    component: context.component,
    path:
      address === null
        ? ''
        : (privatePagePrefixOf(address.pathname) ?? scrubPath(address.pathname, MAX_TEXT)),
    host: address?.host ?? '',
    history: context.history.map(compact),
  }
}

/** Deduplication key: identical errors have the same message and stack (R7.5). */
export function noticeKey({ errors }: ErrorNoticeRecord): string {
  return JSON.stringify(errors)
}
