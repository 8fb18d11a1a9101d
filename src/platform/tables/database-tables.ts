/** Rows of the database DB. Written by `npm run typegen:tables` from src/migrations; do not edit. */
export type DatabaseTables = {
  account_sessions: {
    session_hash: string
    owner: string
    device: string
    created_at_s: number
    seen_at_s: number
  }
  account_settings: { owner: string; nickname: string | null; changed_at_s: number }
  alerts: {
    id: string
    text: string
    start_s: number | null
    end_s: number | null
    place: string
    place_name: string
    under: string | null
    published_at_s: number
    published_by: string
    ended_at_s: number | null
  }
  applied_changes: { change_id: number; owner: string; change_key: string; applied_at_s: number }
  blocked_operators: { identity: string; blocked_at_s: number; blocked_by: string }
  country_marks: { owner: string; country: string; mark: 'been' | 'want'; marked_at_s: number }
  dead_letters: {
    id: string
    subscriber_id: string | null
    reason: string
    died_at_s: number
    replay_at_s: number | null
  }
  desk_audit: {
    id: number
    at_s: number
    actor: string
    actor_name: string
    role: string
    action: string
    target: string
    detail: string
  }
  desk_tasks: {
    id: string
    kind: string
    about: string
    state: string
    made_at_s: number
    state_at_s: number
  }
  erased_accounts: { key: string; erased_at_s: number }
  error_marks: { fingerprint: string; state: string; at_s: number; builds: string }
  job_runs: { job: string; ran_at_s: number; outcome: string }
  letter_deliveries: {
    letter_id: string
    subscriber_id: string
    batch: number
    state: 'due' | 'sending' | 'sent' | 'skipped' | 'failed' | 'unknown'
    attempts: number
    taken_at_s: number
    leased_until_s: number
    doubt_since_s: number | null
    settled_at_s: number | null
    reason: string
    returned: string | null
    left_at_s: number | null
  }
  letter_translations: {
    letter_id: string
    language: 'de' | 'fr' | 'es' | 'it' | 'cs'
    subject: string
    preheader: string
    body: string
    frozen: string | null
  }
  letters: {
    id: string
    slug: string | null
    subject: string
    preheader: string
    body: string
    topics: string
    frequency: 'weekly' | 'monthly'
    pace_per_minute: number
    status: 'draft' | 'scheduled' | 'sending' | 'paused' | 'cancelled' | 'sent'
    version: number
    tested_version: number
    created_at_s: number
    changed_at_s: number
    due_at_s: number | null
    frozen: string | null
    began_at_s: number | null
    ended_at_s: number | null
    run: number
    filled_to: string
    filled_count: number
    is_filled: number
    release_tick: number
    released_at_s: number
    next_slot_ms: number
    pause_reason: string
    published_at_s: number | null
    withdrawn_at_s: number | null
  }
  library_grants: {
    customer: string
    book_id: string
    order_id: string
    title: string
    place_path: string | null
    granted_at_s: number
    revoked_at_s: number | null
  }
  link_checks: {
    address: string
    host: string
    state: string
    reason: string
    moved_to: string
    failures: number
    failing_since_s: number | null
    checked_at_s: number | null
    next_at_s: number
    is_accepted: number
  }
  mail_events: { event_id: string; received_at_s: number }
  mistakes: {
    id: string
    page: string
    text: string
    contact: string
    client_window: string
    reported_at_s: number
    mailed_at_s: number | null
    state: string
    state_at_s: number
    network_window: string
  }
  newsletter_attempts: { window_key: string; attempts: number; expires_at_s: number }
  newsletter_mails: {
    job_id: string
    subscriber_id: string
    mailbox_hash: string
    claimed_at_s: number
    leased_until_s: number
    sent_at_s: number | null
  }
  newsletter_subscribers: {
    id: string
    address: string
    status: 'pending' | 'confirmed' | 'unsubscribed'
    source: string
    form_name: string
    form_type: string
    consent_text: string
    consented_at_s: number
    confirmed_at_s: number | null
    ended_at_s: number | null
    topics: string
    frequency: string
    language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'cs'
  }
  newsletter_suppressions: { address_hash: string; reason: string; since_s: number }
  newsletter_tokens: { token_hash: string; subscriber_id: string; confirms_until_s: number }
  revoked_sessions: { session_hash: string; expires_at_s: number }
  save_accounts: { owner: string; revision: number; changed_at_s: number; changes: number }
  save_lists: {
    owner: string
    list_id: string
    name: string
    share_token: string | null
    created_at_s: number
    removed_at_s: number | null
    used_at_s: number | null
  }
  saved_items: {
    owner: string
    list_id: string
    kind: string
    path: string
    note: string
    position: number
    saved_at_s: number
    removed_at_s: number | null
    shows_note: number
  }
  search_aliases: { query: string; means: string; made_at_s: number }
  sessions_not_before: { owner: string; not_before_s: number }
  shop_messages: { message_id: string; received_at_s: number }
  soft_bounces: { event_id: string; subscriber_id: string; bounced_at_s: number }
  trip_links: {
    token_hash: string
    trip_id: string
    kind: 'view' | 'edit' | 'calendar'
    made_by: string
    made_at_s: number
    ends_at_s: number | null
    shows: string
  }
  trips: {
    owner: string
    trip_id: string
    role: 'owner' | 'editor' | 'viewer'
    name: string
    starts_on: string | null
    days: number
    stops: number
    changed_at_s: number
    joined_at_s: number
  }
  trips_to_erase: { trip_id: string; member: string; since_s: number; tries: number }
  used_sign_ins: { state_hash: string; expires_at_s: number }
}
