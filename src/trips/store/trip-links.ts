import { TransactionAbortedError } from '#src/platform/app-error.ts'
import { abortWhen, runStatements, statement } from '#src/platform/database.ts'
import { DAY_S } from '#src/platform/durations.ts'
import { randomHex } from '#src/platform/random-hex.ts'
import { sha256Base64url } from '#src/platform/sha256-base64url.ts'
import { selectRows } from '#src/platform/tables/select-rows.ts'
import type { TripsContext } from './trips-context.ts'

export type TripLinkKind = 'view' | 'edit' | 'calendar'

/** A link of a trip in the list of links: without its token, of which only the hash is stored. */
export type TripLink = {
  readonly hash: string
  readonly kind: TripLinkKind
  readonly madeAtS: number
  /** Null: until it is ended. */
  readonly endsAtS: number | null
}

/** A link that works. */
export type FoundTripLink = {
  readonly tripId: string
  readonly kind: TripLinkKind
  /** Private parts that its maker shows. */
  readonly shows: readonly string[]
}

const MAX_LINKS = 10
const TOKEN_BYTES = 16
const TOKEN = /^[0-9a-f]{32}$/
const EDIT_LINK_S = 30 * DAY_S

/**
 * Makes a link. An edit link ends after thirty days, and a calendar feed is the only one of its trip: the address before
 * ends at once.
 * @returns its token, which is shown once; null when the trip has ten links
 */
export async function makeTripLink(
  { db, owner, nowS }: TripsContext,
  tripId: string,
  kind: TripLinkKind,
  shows: readonly string[],
): Promise<string | null> {
  const token = randomHex(TOKEN_BYTES)
  const endsAtS = kind === 'edit' ? nowS + EDIT_LINK_S : null
  try {
    await runStatements(db, [
      ...(kind === 'calendar'
        ? [statement(`DELETE FROM trip_links WHERE trip_id = ? AND kind = 'calendar'`, tripId)]
        : []),
      abortWhen(
        'too_many_links',
        `(SELECT count(*) FROM trip_links WHERE trip_id = ?1) >= ${MAX_LINKS}`,
        tripId,
      ),
      statement(
        `INSERT INTO trip_links (token_hash, trip_id, kind, made_by, made_at_s, ends_at_s, shows)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
        ...[await sha256Base64url(token), tripId, kind, owner, nowS, endsAtS, shows.join(' ')],
      ),
    ])
    return token
  } catch (error) {
    if (error instanceof TransactionAbortedError) return null
    throw error
  }
}

/** Finds the trip of a link; null when the link was ended, has ended, or is of another kind. */
export async function findTripLink(
  db: D1Database,
  token: string,
  kind: TripLinkKind,
  nowS: number,
): Promise<FoundTripLink | null> {
  if (!TOKEN.test(token)) return null
  const [row] = await selectRows(
    db,
    'trip_links',
    ['trip_id', 'shows'],
    'WHERE token_hash = ? AND kind = ? AND (ends_at_s IS NULL OR ends_at_s > ?)',
    ...[await sha256Base64url(token), kind, nowS],
  )
  if (row === undefined) return null
  return { tripId: row.trip_id, kind, shows: row.shows.split(' ') }
}

/** The links of a trip, newest first. */
export async function listTripLinks(db: D1Database, tripId: string): Promise<readonly TripLink[]> {
  const rows = await selectRows(
    db,
    'trip_links',
    ['token_hash', 'kind', 'made_at_s', 'ends_at_s'],
    'WHERE trip_id = ? ORDER BY made_at_s DESC',
    tripId,
  )
  return rows.map((row) => ({
    hash: row.token_hash,
    kind: row.kind,
    madeAtS: row.made_at_s,
    endsAtS: row.ends_at_s,
  }))
}

/** Ends a link at once. */
export async function endTripLink(db: D1Database, tripId: string, hash: string): Promise<void> {
  await runStatements(db, [
    statement('DELETE FROM trip_links WHERE trip_id = ? AND token_hash = ?', tripId, hash),
  ])
}

/** Ends all edit links, so that a member who was removed cannot join again. */
export async function endInvitations(db: D1Database, tripId: string): Promise<void> {
  await runStatements(db, [statement(`DELETE FROM trip_links WHERE trip_id = ? AND kind = 'edit'`, tripId)])
}
