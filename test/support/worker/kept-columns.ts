/** Not given out, and why. */
const withheld = (reason: string, stands: string | number = 'export-withheld') => ({ reason, stands })
/** Given out: a value that is looked for in the file. A time is looked for as a date. */
const given = (value: string | number) => ({ value })
const at = (seconds: number) => ({ value: seconds, date: new Date(seconds * 1000).toISOString() })
export type Column =
  | { readonly reason: string; readonly stands: string | number }
  | { readonly value: string | number; readonly date?: string }

const KEY = withheld('the account itself')
const SEEN = at(1_700_000_111)

export const SUBSCRIBER = 'subscriber-of-the-export'
const OF_SUBSCRIBER = withheld('a number that joins tables', SUBSCRIBER)
/** Verified by the provider, and nobody else's. */
export const EMAIL = 'owner-of-the-export@example.com'
export const ADDRESS_KEY = withheld('a fingerprint of the address')

/**
 * Every column of every table that holds something of an account, or of the address that its provider has verified; a new
 * one belongs here, and into the export.
 */
export const KEPT: Readonly<Record<string, Readonly<Record<string, Column>>>> = {
  save_lists: {
    owner: KEY,
    list_id: given('00aa11bb22cc33dd'),
    name: given('A list of the export'),
    share_token: given('feedfacefeedfacefeedfacefeedface'),
    created_at_s: at(1_700_000_001),
    removed_at_s: at(1_700_000_002),
    used_at_s: at(1_700_000_003),
  },
  saved_items: {
    owner: KEY,
    list_id: given('00aa11bb22cc33dd'),
    kind: given('place'),
    path: given('/destinations/export'),
    note: given('a note of the export'),
    position: given(987_654),
    saved_at_s: at(1_700_000_004),
    removed_at_s: at(1_700_000_005),
    shows_note: given(1),
  },
  country_marks: {
    owner: KEY,
    country: given('/destinations/exportland'),
    mark: given('want'),
    marked_at_s: at(1_700_000_006),
  },
  applied_changes: {
    change_id: withheld('a number of the row', 987_001),
    owner: KEY,
    change_key: withheld('a number of the device’s own'),
    applied_at_s: withheld('when a device delivered; the change itself is given out', 1_700_000_012),
  },
  account_settings: {
    owner: KEY,
    nickname: given('Nick of the export'),
    changed_at_s: at(1_700_000_007),
  },
  account_sessions: {
    session_hash: withheld('key of the record of a session'),
    owner: KEY,
    device: given('Export on Linux'),
    created_at_s: at(1_700_000_110),
    seen_at_s: SEEN,
  },
  sessions_not_before: { owner: KEY, not_before_s: at(1_700_000_008) },
  library_grants: {
    customer: KEY,
    book_id: given('export-slowly'),
    order_id: given('order-of-the-export'),
    title: given('Export, slowly'),
    place_path: given('/destinations/exportbook'),
    granted_at_s: at(1_700_000_009),
    revoked_at_s: at(1_700_000_010),
  },
  newsletter_subscribers: {
    id: OF_SUBSCRIBER,
    address: given(EMAIL),
    status: given('confirmed'),
    source: given('form-of-the-export'),
    form_name: given('name-of-the-form'),
    form_type: given('TYPE-OF-THE-FORM'),
    consent_text: given('what the export agreed to'),
    consented_at_s: at(1_700_000_201),
    confirmed_at_s: at(1_700_000_202),
    ended_at_s: at(1_700_000_203),
    topics: given('road-trips'),
    frequency: given('monthly'),
  },
  newsletter_mails: {
    job_id: withheld('a number of the row', 'export-withheld-job'),
    subscriber_id: OF_SUBSCRIBER,
    mailbox_hash: ADDRESS_KEY,
    claimed_at_s: at(1_700_000_204),
    leased_until_s: withheld('until when a machine was at it', 1_700_000_299),
    sent_at_s: at(1_700_000_205),
  },
  newsletter_tokens: {
    token_hash: withheld('opens the subscription'),
    subscriber_id: OF_SUBSCRIBER,
    confirms_until_s: at(1_700_000_206),
  },
  newsletter_suppressions: {
    address_hash: ADDRESS_KEY,
    reason: given('reason-of-the-export'),
    since_s: at(1_700_000_207),
  },
  letter_deliveries: {
    letter_id: given('letter-of-the-export'),
    subscriber_id: OF_SUBSCRIBER,
    batch: withheld('how sending was cut up', 987_002),
    state: given('failed'),
    attempts: given(987_655),
    taken_at_s: at(1_700_000_208),
    leased_until_s: withheld('until when a machine was at it', 1_700_000_298),
    doubt_since_s: at(1_700_000_209),
    settled_at_s: at(1_700_000_210),
    reason: given('refused-in-the-export'),
    returned: given('soft'),
    left_at_s: at(1_700_000_211),
  },
  soft_bounces: {
    event_id: withheld('a number of the mail service', 'export-withheld-event'),
    subscriber_id: OF_SUBSCRIBER,
    bounced_at_s: at(1_700_000_212),
  },
  mistakes: {
    id: withheld('a number of the row', 'export-withheld-report'),
    page: given('/destinations/exportmistake'),
    text: given('the bridge of the export is gone'),
    contact: given(EMAIL),
    client_window: withheld('for counting, gone with the address'),
    reported_at_s: at(1_700_000_213),
    mailed_at_s: at(1_700_000_214),
    state: given('state-of-the-export'),
    state_at_s: at(1_700_000_215),
  },
}

/** Tables that hold nothing of a visitor, or nothing that could be found by one; a new table belongs here or above. */
export const OF_NOBODY: Readonly<Record<string, string>> = {
  revoked_sessions: 'fingerprints of ended sessions, of no account',
  used_sign_ins: 'fingerprints of spent sign-ins, of no account',
  erased_accounts: 'accounts that are gone',
  shop_messages: 'numbers of messages of the shop',
  newsletter_attempts: 'counts for minutes',
  mail_events: 'numbers of messages of the mail service',
  dead_letters: 'numbers of mails that failed, for the operator',
  job_runs: 'the machine’s own',
  letters: 'what everybody gets',
  alerts: 'what everybody sees',
  desk_audit: 'what operators did in office',
  desk_tasks: 'words and pages, of nobody',
  search_aliases: 'words, of nobody',
  error_marks: 'errors, of nobody',
  link_checks: 'links of the guide',
}
