import * as v from 'valibot'
import { isListId } from '#src/saves/rules/list-action.ts'
import { parseSaveTarget } from '#src/saves/rules/save-target.ts'
import { isShareToken } from '#src/saves/store/shared-list.ts'

const Path = v.pipe(
  v.string(),
  v.check((path) => parseSaveTarget(path) !== null),
)
const Token = v.pipe(v.string(), v.check(isShareToken))
const ListId = v.pipe(v.string(), v.check(isListId))

/** What a visitor was about to do when sign-in was required: it is done once after the visitor has signed in. */
const SignInIntent = v.variant('kind', [
  v.object({ kind: v.literal('save'), path: Path }),
  v.object({ kind: v.literal('copy'), token: Token }),
  /** The list of an account, or of the device, which the account takes over first. */
  v.object({ kind: v.literal('share'), list: ListId }),
  /** Another form of a list's page, after the session had ended. */
  v.object({ kind: v.literal('form'), list: ListId, fields: v.record(v.string(), v.string()) }),
])
export type SignInIntent = v.InferOutput<typeof SignInIntent>

export const StoredIntent = v.object({
  /** Idempotency key: the account records it, so that the intent is carried out once. */
  id: v.pipe(v.string(), v.uuid()),
  atS: v.pipe(v.number(), v.safeInteger()),
  intent: SignInIntent,
})
export type StoredIntent = v.InferOutput<typeof StoredIntent>

/** How long an intent is valid: as long as a sign-in may take. */
export const INTENT_TIMEOUT_S = 600
/** Cookies have room for 4 kB, and encryption adds a third; a longer form is not stored. */
export const MAX_INTENT_BYTES = 2400
