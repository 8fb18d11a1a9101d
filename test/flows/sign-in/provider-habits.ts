type Claims = Readonly<Record<string, unknown>>

/** An account at a provider, and what of Olga's it opens on the site. */
export type ProviderHabit = {
  readonly provider: string
  readonly what: string
  readonly sub: string
  readonly userInfo: Claims
  /** Claims that the provider adds to the ID token. */
  readonly idToken: Claims
  readonly opens: readonly ('admin' | 'eBook' | 'newsletter')[]
}

export const OLGA = 'olga@example.com'
export const SUBJECT_OF_OLGA = 'subject-of-olga'
const EVE = 'eve@example.com'

const verified = { email: OLGA, email_verified: true }
const unverified = { email: OLGA, email_verified: false }
const bare = { email: OLGA }
const eve = { email: EVE, email_verified: true }

const ALL = ['admin', 'eBook', 'newsletter'] as const
const UUID = '0b6b5a0e-0000-4000-8000-00000000000'

/** Rows: provider, what it is about, subject, claims of userinfo, claims of the ID token. */
type Row = readonly [string, string, string, Claims, Claims?]

/** The provider vouches for the address with the boolean `email_verified: true` beside it in the same response. */
const IS_OLGA: readonly Row[] = [
  ['Auth0', 'a verified address', 'auth0|a1', verified],
  ['Keycloak', 'a verified address', `${UUID}1`, { ...verified, preferred_username: 'olga' }],
  // All claims are in the ID token; the subject encodes user and connector.
  ['Dex', 'a verified address', 'CgcyMzQyNzQ5EgZnaXRodWI', {}, verified],
  // Every address of the user directory is sent as verified, without any check by Authelia.
  ['Authelia', 'an address of the user directory', `${UUID}2`, { ...verified, alt_emails: [] }],
  ['Okta', 'a verified address', '00uid4BxXw6I6TV4m0g3', verified],
  ['any', 'a verified address in other case', 's1', { ...verified, email: 'OLGA@Example.COM' }],
]

const IS_NOT_OLGA: readonly Row[] = [
  ['Auth0', 'a sign-up with the address of another', 'auth0|a2', unverified],
  ['Auth0', 'a social login without verification', 'twitter|1', bare],
  ['Auth0', 'an address as name', 'auth0|a3', { nickname: OLGA, name: OLGA, email_verified: true }],
  // The address is an attribute that an administrator of any tenant sets; there is no `email_verified`.
  ['Entra', 'an address of a member', 'AAAAAJ-pairwise', bare, { preferred_username: OLGA }],
  ['Entra', 'the optional claim xms_edov', 'AAAAAK-pairwise', bare, { ...bare, xms_edov: true }],
  ['Entra', 'a user principal name', 'AAAAAL-pairwise', {}, { upn: OLGA, unique_name: OLGA }],
  ['Keycloak', 'a self-registration', `${UUID}3`, unverified],
  ['Keycloak', 'an address as user name', `${UUID}4`, { ...eve, preferred_username: OLGA }],
  ['Dex', 'a connector without verification', 'CgVvbGdhEgRsZGFw', {}, unverified],
  ['Authelia', 'a second address', `${UUID}5`, { ...eve, alt_emails: [OLGA] }],
  ['Okta', 'a profile with a new address', '00u4m0g4', { ...unverified, preferred_username: OLGA }],
  ['Cognito', 'email_verified as text', `${UUID}6`, { ...bare, email_verified: 'true' }],
  ['any', 'email_verified as a number', 's2', { ...bare, email_verified: 1 }],
  ['any', 'a subject spelled like an entry', OLGA, unverified],
  ['any', 'a verified address spelled like a subject', 's3', { ...verified, email: SUBJECT_OF_OLGA }],
  ['any', 'a subject in other case', 'Subject-of-Olga', {}],
  ['any', 'verification of another response', 's4', bare, eve],
  ['any', 'verification without its address', 's5', { email_verified: true }, bare],
]

/** Addresses that are not Olga's, byte for byte, although the provider has verified them. */
const ODD_ADDRESSES: readonly (readonly [string, string])[] = [
  ['a direction mark', 'ol\u200ega@example.com'],
  ['a NUL', 'ol\u0000ga@example.com'],
  ['a line end', `${OLGA}\n`],
  ['leading and trailing blanks', ` ${OLGA} `],
  ['a no-break space', `\u00a0${OLGA}`],
  ['a soft hyphen', 'ol\u00adga@example.com'],
  ['a zero-width joiner', 'ol\u200dga@example.com'],
  ['a byte order mark', `\ufeff${OLGA}`],
  ['a tag character', 'olga\u{e0041}@example.com'],
  ['a lone surrogate', `${OLGA}\ud800`],
  ['a look-alike', '\u043elga@example.com'],
  ['a second address', `${OLGA},${EVE}`],
  ['a name', `Olga <${OLGA}>`],
  ['two @', `${OLGA}@evil.example`],
]

const toHabits = (rows: readonly Row[], opens: ProviderHabit['opens']): readonly ProviderHabit[] =>
  rows.map(([provider, what, sub, userInfo, idToken = {}]) => ({
    provider,
    what,
    sub,
    userInfo,
    idToken,
    opens,
  }))

/** What providers send for `sub`, `email` and `email_verified`, and whose rights follow. */
export const PROVIDER_HABITS: readonly ProviderHabit[] = [
  ...toHabits(IS_OLGA, ALL),
  ...toHabits(IS_NOT_OLGA, []),
  ...toHabits([['any', 'the subject of an entry', SUBJECT_OF_OLGA, {}]], ['admin']),
  ...toHabits(
    ODD_ADDRESSES.map(([what, email]) => ['any', `an address with ${what}`, what, { ...verified, email }]),
    [],
  ),
]
