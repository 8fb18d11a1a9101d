import * as v from 'valibot'
import { normaliseLine } from '#src/http/rules/user-text.ts'
import { FREQUENCY_SLUGS, NEWSLETTER_TOPIC_SLUGS } from '#src/newsletter/rules/subscription-preferences.ts'

export const MAX_NICKNAME_LENGTH = 40

const Nickname = v.pipe(
  v.string(),
  v.maxLength(4 * MAX_NICKNAME_LENGTH),
  v.transform(normaliseLine),
  v.check((text) => text !== '' && [...text].length <= MAX_NICKNAME_LENGTH),
)
/** Browsers omit unchecked checkboxes. */
const Checkbox = v.pipe(
  v.optional(v.picklist(['on', 'off']), 'off'),
  v.transform((value) => value === 'on'),
)
const Topics = v.pipe(
  v.optional(v.union([v.string(), v.array(v.string())]), []),
  v.transform((value) => (typeof value === 'string' ? [value] : value)),
  v.array(v.picklist(NEWSLETTER_TOPIC_SLUGS)),
  v.maxLength(NEWSLETTER_TOPIC_SLUGS.length),
)

/** The forms of the settings page; `do` is the value of the submit button. */
const SettingsAction = v.variant('do', [
  v.object({ do: v.literal('nickname'), nickname: Nickname }),
  v.object({ do: v.literal('newsletter'), newsletter: Checkbox }),
  v.object({ do: v.literal('letters'), topics: Topics, frequency: v.picklist(FREQUENCY_SLUGS) }),
  v.object({ do: v.literal('privacy'), measurement: Checkbox, advertising: Checkbox }),
  v.object({ do: v.literal('sign-out-others') }),
  v.object({ do: v.literal('sign-out-one'), session: v.pipe(v.string(), v.regex(/^[\w-]{16}$/)) }),
])
export type SettingsAction = v.InferOutput<typeof SettingsAction>

/** Parses a form of the settings page; null when it is invalid, `nickname` when only the nickname is invalid. */
export function parseSettingsAction(
  fields: Readonly<Record<string, unknown>>,
): SettingsAction | 'nickname' | null {
  const parsed = v.safeParse(SettingsAction, fields)
  if (parsed.success) return parsed.output
  return v.getDotPath(parsed.issues[0]) === 'nickname' && typeof fields['nickname'] === 'string'
    ? 'nickname'
    : null
}
