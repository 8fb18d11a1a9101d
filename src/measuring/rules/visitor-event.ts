import * as v from 'valibot'
import { privatePagePrefixOf } from '#isomorphic/measuring/private-page.ts'
import { scrubPath, scrubText } from '#isomorphic/measuring/scrub-text.ts'
import {
  BEAM_NAMES,
  type BeamName,
  COMMAND_NAMES,
  type CommandName,
  MAX_EVENTS,
} from '#isomorphic/measuring/tracking-events.ts'
import { isWithinDepth } from '#src/http/rules/json-depth.ts'

/** Limits of accepted events (R7.2). */
const MAX_DEPTH = 5
const MAX_TEXT = 200
const MAX_ADDRESS = 500

/** An invalid field is omitted, and the event still counts. */
const optionally = <TOutput>(schema: v.GenericSchema<unknown, TOutput>) =>
  v.optional(v.fallback(v.nullable(schema), null))

const Text = optionally(
  v.pipe(
    v.string(),
    v.transform((text) => scrubText(text, MAX_TEXT)),
  ),
)
const Count = optionally(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e9)))
const Address = optionally(
  v.pipe(
    v.string(),
    v.check((text) => /^https?:/i.test(text) && URL.canParse(text)),
    v.transform((text) => {
      const { origin, pathname } = new URL(text)
      return origin + scrubPath(pathname, MAX_ADDRESS)
    }),
  ),
)
const group = (entries: v.ObjectEntries) => optionally(v.object(entries))

const webElement = group({
  location: Text,
  position: Count,
  elementType: Text,
  text: Text,
  htmlId: Text,
})
const onElement = { webElement, actionOutcome: Text, outboundUrl: Address }
const onProduct = { ...onElement, product: group({ productId: Text, name: Text, category: Text }) }
const onForm = { formContext: group({ formId: Text, formName: Text, formType: Text, source: Text }) }
const searchResult = { searchTerm: Text, resultCount: Count, actionOutcome: Text, location: Text }
const userInputField = group({ fieldName: Text, fieldType: Text, fieldValue: Text })

/**
 * Stored fields of each event; all others are dropped. `userId` is for third-party trackers and never stored, because
 * the report does not need it.
 */
const FIELDS: Readonly<Record<BeamName | CommandName, v.ObjectEntries>> = {
  ElementClicked: onElement,
  ElementViewed: onElement,
  ElementSwiped: { ...onElement, direction: Text },
  FormStarted: onForm,
  FormViewed: onForm,
  FieldInputted: { ...onForm, userInputField },
  FormSubmitted: onForm,
  Identified: {},
  ProductClicked: onProduct,
  ProductViewed: onProduct,
  CartStarted: onElement,
  Searched: searchResult,
  AdBlockerCaptured: { captureType: Text },
  SignUpCaptured: {
    ...onForm,
    captureType: Text,
    placement: Text,
    signUpType: Text,
    subscriptionPreference: Text,
  },
  FeedbackGiven: { ...onElement, feedback: Text },
  click: onElement,
  search: searchResult,
  product_view: onProduct,
  product_click: onProduct,
  pageView: { title: Text, letter: optionally(v.pipe(v.string(), v.regex(/^letter-[a-z0-9-]{1,90}$/i))) },
}

type EventName = keyof typeof FIELDS
const PAYLOADS = new Map(Object.entries(FIELDS).map(([name, entries]) => [name, v.object(entries)]))

const Sent = v.object({
  name: v.picklist([...BEAM_NAMES, ...COMMAND_NAMES]),
  path: v.pipe(
    v.string(),
    v.startsWith('/'),
    v.transform((path) => privatePagePrefixOf(path) ?? scrubPath(path, MAX_ADDRESS)),
  ),
  payload: v.optional(v.unknown(), {}),
})
const Batch = v.object({ events: v.pipe(v.array(v.unknown()), v.maxLength(MAX_EVENTS)) })

/** A stored event; the report evaluates `detail` and `amount`. */
export type VisitorEventRecord = {
  readonly name: EventName
  readonly path: string
  /** Search term, external URL, feedback, campaign or form; else empty. */
  readonly detail: string
  /** Result count of a search; else 0. */
  readonly amount: number
  readonly payload: Readonly<Record<string, unknown>>
}

type Fields = Readonly<Record<string, unknown>>
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function detailOf(payload: Fields): string {
  const form = payload['formContext'] as Fields | null | undefined
  return (
    textOf(payload['searchTerm']) ||
    textOf(payload['outboundUrl']) ||
    textOf(payload['feedback']) ||
    textOf(payload['letter']).toLowerCase() ||
    [textOf(form?.['formName']), textOf(form?.['source'])].join(' ').trim()
  )
}

function parseEvent(sent: unknown): readonly VisitorEventRecord[] {
  const event = v.safeParse(Sent, sent)
  if (!event.success) return []
  const { name, path } = event.output
  const schema = PAYLOADS.get(name)
  const fields = schema === undefined ? null : v.safeParse(schema, event.output.payload)
  const known = (fields?.success === true ? fields.output : {}) as Fields
  // For any sender: titles of private pages are personal.
  const payload = privatePagePrefixOf(path) === null ? known : { ...known, title: undefined }
  const amount = typeof payload['resultCount'] === 'number' ? payload['resultCount'] : 0
  return [{ name, path, detail: detailOf(payload), amount, payload }]
}

/**
 * Parses the body of POST /api/events. Unknown events and fields are dropped, texts are truncated and scrubbed.
 * @returns null for anything but a list of events, or deeper than five levels (R7.2)
 */
export function parseVisitorEvents(body: unknown): readonly VisitorEventRecord[] | null {
  if (!isWithinDepth(body, MAX_DEPTH)) return null
  const batch = v.safeParse(Batch, body)
  return batch.success ? batch.output.events.flatMap(parseEvent) : null
}
