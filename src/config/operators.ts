import * as v from 'valibot'

/** `editor` writes; `operator` may also send, publish and change running jobs. */
export const ADMIN_ROLES = ['editor', 'operator'] as const
export type AdminRole = (typeof ADMIN_ROLES)[number]

/** An account with access to the admin, named by an address that the provider has verified, or by its subject there. */
export type NamedOperator = {
  readonly role: AdminRole
} & (
  | {
      /** In lower case. */
      readonly address: string
    }
  | { readonly subject: string }
)

/** How `OPERATORS` names an account. */
export const operatorIdentity = (operator: NamedOperator): string =>
  'address' in operator ? operator.address : operator.subject

/** Text of visible characters: an invisible one would make an entry that matches no account, or another one. */
const ENTRY = /^([^\p{C}\p{Z},=@][^\p{C}\p{Z},@]*(?:@[^\p{C}\p{Z},@]+)?)=(editor|operator)$/u

/** Of ASCII letters alone, as addresses of accounts are compared (src/sign-in/rules/verified-address.ts). */
const lowerCaseOf = (address: string): string =>
  address.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())

const toOperator = (entry: string): NamedOperator | null => {
  const [, identity, role] = ENTRY.exec(entry) ?? []
  if (identity === undefined || (role !== 'editor' && role !== 'operator')) return null
  return identity.includes('@') ? { address: lowerCaseOf(identity), role } : { subject: identity, role }
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
