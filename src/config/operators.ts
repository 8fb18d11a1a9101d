import * as v from 'valibot'

/** `editor` writes; `operator` may also send, publish and change running jobs. */
export const ADMIN_ROLES = ['editor', 'operator'] as const
export type AdminRole = (typeof ADMIN_ROLES)[number]

/** An account with access to the admin. */
export type NamedOperator = {
  /** An e-mail address in lower case, which counts when the provider has verified it, or a subject at the provider. */
  readonly identity: string
  readonly role: AdminRole
}

const ENTRY = /^([^\s,=][^\s,]*)=(editor|operator)$/

const toOperator = (entry: string): NamedOperator | null => {
  const [, identity, role] = ENTRY.exec(entry) ?? []
  if (identity === undefined || role === undefined) return null
  return { identity: identity.includes('@') ? identity.toLowerCase() : identity, role: role as AdminRole }
}

/** `OPERATORS` (docs/operations.md): `ana@example.org=operator, 8f3c…=editor`. Empty: the admin is disabled. */
export const Operators = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .map(toOperator),
  ),
  v.check(
    (entries) => !entries.includes(null),
    'must be empty or a list such as ana@example.org=operator, SUBJECT=editor',
  ),
  v.transform((entries) => entries.filter((entry) => entry !== null)),
)
