/** A column that is not exported, with the reason. */
const withheld = (reason: string, placeholder: string | number = 'export-withheld') => ({
  reason,
  placeholder,
})
/** An exported value, which the test looks up in the file; times as dates. */
const exported = (value: string | number) => ({ value })
const at = (seconds: number) => ({ value: seconds, date: new Date(seconds * 1000).toISOString() })
export type Column =
  | { readonly reason: string; readonly placeholder: string | number }
  | { readonly value: string | number; readonly date?: string }

const ACCOUNT_KEY = withheld('the account itself')
const LAST_SEEN = at(1_700_000_111)

export const SUBSCRIBER = 'subscriber-of-the-export'
const SUBSCRIBER_KEY = withheld('an ID that joins tables', SUBSCRIBER)
/** Verified by the provider, and of this account only. */
export const EMAIL = 'owner-of-the-export@example.com'
export const ADDRESS_KEY = withheld('a hash of the address')

/**
 * Every column of every table with data of an account, or of its verified address; a new column belongs here and in the
 * export.
 */
export const EXPORTED_COLUMNS: Readonly<Record<string, Readonly<Record<string, Column>>>> = {
  save_lists: {
    owner: ACCOUNT_KEY,
    list_id: exported('00aa11bb22cc33dd'),
    name: exported('A list of the export'),
    share_token: exported('feedfacefeedfacefeedfacefeedface'),
    created_at_s: at(1_700_000_001),
    removed_at_s: at(1_700_000_002),
    used_at_s: at(1_700_000_003),
  },
  saved_items: {
    owner: ACCOUNT_KEY,
    list_id: exported('00aa11bb22cc33dd'),
    kind: exported('place'),
    path: exported('/destinations/export'),
    note: exported('a note of the export'),
    position: exported(987_654),
    saved_at_s: at(1_700_000_004),
    removed_at_s: at(1_700_000_005),
    shows_note: exported(1),
  },
  trips: {
    owner: ACCOUNT_KEY,
    trip_id: exported('0123456789abcdef0123456789abcdef'),
    role: exported('owner'),
    name: exported('A trip of the export'),
    starts_on: exported('2031-02-03'),
    days: exported(87_001),
    stops: exported(87_002),
    changed_at_s: at(1_700_000_121),
    joined_at_s: at(1_700_000_122),
  },
  trip_links: {
    token_hash: withheld('a hash of the link'),
    trip_id: exported('0123456789abcdef0123456789abcdef'),
    kind: exported('view'),
    made_by: ACCOUNT_KEY,
    made_at_s: at(1_700_000_123),
    ends_at_s: at(1_700_000_124),
    shows: exported('references of the export'),
  },
  country_marks: {
    owner: ACCOUNT_KEY,
    country: exported('/destinations/exportland'),
    mark: exported('want'),
    marked_at_s: at(1_700_000_006),
  },
  applied_changes: {
    change_id: withheld('an ID of the row', 987_001),
    owner: ACCOUNT_KEY,
    change_key: withheld('an ID of the device'),
    applied_at_s: withheld('time of delivery; the change itself is exported', 1_700_000_012),
  },
  save_accounts: {
    owner: ACCOUNT_KEY,
    revision: withheld('counter of transactions', 987_003),
    changed_at_s: withheld('time of the last change, which each list and item has', 1_700_000_013),
    changes: withheld('counter of the rate limit per day', 987_004),
  },
  account_settings: {
    owner: ACCOUNT_KEY,
    nickname: exported('Nick of the export'),
    changed_at_s: at(1_700_000_007),
  },
  account_sessions: {
    session_hash: withheld('key of the record of a session'),
    owner: ACCOUNT_KEY,
    device: exported('Export on Linux'),
    created_at_s: at(1_700_000_110),
    seen_at_s: LAST_SEEN,
  },
  sessions_not_before: { owner: ACCOUNT_KEY, not_before_s: at(1_700_000_008) },
  library_grants: {
    customer: ACCOUNT_KEY,
    book_id: exported('export-slowly'),
    order_id: exported('order-of-the-export'),
    title: exported('Export, slowly'),
    place_path: exported('/destinations/exportbook'),
    granted_at_s: at(1_700_000_009),
    revoked_at_s: at(1_700_000_010),
  },
  newsletter_subscribers: {
    id: SUBSCRIBER_KEY,
    address: exported(EMAIL),
    status: exported('confirmed'),
    language: exported('cs'),
    source: exported('form-of-the-export'),
    form_name: exported('name-of-the-form'),
    form_type: exported('TYPE-OF-THE-FORM'),
    consent_text: exported('what the export agreed to'),
    consented_at_s: at(1_700_000_201),
    confirmed_at_s: at(1_700_000_202),
    ended_at_s: at(1_700_000_203),
    topics: exported('road-trips'),
    frequency: exported('monthly'),
  },
  newsletter_mails: {
    job_id: withheld('an ID of the row', 'export-withheld-job'),
    subscriber_id: SUBSCRIBER_KEY,
    mailbox_hash: ADDRESS_KEY,
    claimed_at_s: at(1_700_000_204),
    leased_until_s: withheld('end of a lease', 1_700_000_299),
    sent_at_s: at(1_700_000_205),
  },
  newsletter_tokens: {
    token_hash: withheld('opens the subscription'),
    subscriber_id: SUBSCRIBER_KEY,
    confirms_until_s: at(1_700_000_206),
  },
  newsletter_suppressions: {
    address_hash: ADDRESS_KEY,
    reason: exported('reason-of-the-export'),
    since_s: at(1_700_000_207),
  },
  letter_deliveries: {
    letter_id: exported('letter-of-the-export'),
    subscriber_id: SUBSCRIBER_KEY,
    batch: withheld('number of the batch', 987_002),
    state: exported('failed'),
    attempts: exported(987_655),
    taken_at_s: at(1_700_000_208),
    leased_until_s: withheld('end of a lease', 1_700_000_298),
    doubt_since_s: at(1_700_000_209),
    settled_at_s: at(1_700_000_210),
    reason: exported('refused-in-the-export'),
    returned: exported('soft'),
    left_at_s: at(1_700_000_211),
  },
  soft_bounces: {
    event_id: withheld('an ID of the mail service', 'export-withheld-event'),
    subscriber_id: SUBSCRIBER_KEY,
    bounced_at_s: at(1_700_000_212),
  },
  mistakes: {
    id: withheld('an ID of the row', 'export-withheld-report'),
    page: exported('/destinations/exportmistake'),
    text: exported('the bridge of the export is gone'),
    contact: exported(EMAIL),
    client_window: withheld('rate limit counter, deleted with the address'),
    network_window: withheld('rate limit counter, deleted with the address'),
    reported_at_s: at(1_700_000_213),
    mailed_at_s: at(1_700_000_214),
    state: exported('state-of-the-export'),
    state_at_s: at(1_700_000_215),
  },
}

/** Tables without personal data, or whose data cannot be attributed to a visitor; a new table belongs here or above. */
export const NOT_PERSONAL: Readonly<Record<string, string>> = {
  revoked_sessions: 'hashes of revoked sessions, without account',
  used_sign_ins: 'hashes of consumed sign-ins, without account',
  erased_accounts: 'deleted accounts',
  trips_to_erase: 'trips of deleted accounts, until their objects are erased',
  shop_messages: 'IDs of shop messages',
  newsletter_attempts: 'counters per minute',
  mail_events: 'IDs of mail service messages',
  dead_letters: 'IDs of failed mails, for operators',
  blocked_operators: 'operators, as the deployment names them',
  job_runs: 'operational data',
  letters: 'content sent to all subscribers',
  letter_translations: 'content sent to all subscribers',
  alerts: 'public content',
  desk_audit: 'actions of operators',
  desk_tasks: 'texts and pages, without visitors',
  search_aliases: 'texts, without visitors',
  error_marks: 'errors, without visitors',
  link_checks: 'links of the guide',
}
