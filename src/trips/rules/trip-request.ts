import type { TripField, TripOperation, TripRefusal } from '#isomorphic/trips/trip-operation.ts'

export const TRIP_ROLES = ['owner', 'editor', 'viewer'] as const
export type TripRole = (typeof TRIP_ROLES)[number]

/** What the worker asks the object of a trip to do. `owner` is the account, as in sessions. */
export type TripRequest =
  /** Repeatable: operations are applied once, and the account stays the owner. */
  | {
      readonly do: 'create'
      readonly owner: string
      readonly tripId: string
      readonly shownName: string
      readonly operations: readonly TripOperation[]
    }
  | { readonly do: 'read'; readonly owner: string; readonly since: number }
  | {
      readonly do: 'change'
      readonly owner: string
      readonly operations: readonly TripOperation[]
      readonly since: number
    }
  /** By a view link: the worker has checked it. */
  | { readonly do: 'read-shared' }
  /** By an edit link, in the same way. */
  | { readonly do: 'join'; readonly owner: string; readonly shownName: string }
  | {
      readonly do: 'set-role'
      readonly owner: string
      readonly member: number
      /** Null removes the member. */
      readonly role: TripRole | null
    }
  /** Closes sockets of sessions that have ended. `sessionIdHash` null: of all sessions of the account. */
  | { readonly do: 'end-sessions'; readonly owner: string; readonly sessionIdHash: string | null }
  | { readonly do: 'erase' }
  | { readonly do: 'erase-member'; readonly owner: string }

export type TripMember = {
  readonly id: number
  readonly role: TripRole
  readonly shownName: string
  readonly isCaller: boolean
}

/** A change as the list of activity shows it. */
export type TripActivity = {
  readonly seq: number
  /** Null: someone who has left. */
  readonly by: string | null
  readonly atS: number
  readonly e: string
  readonly f: string
  readonly v: string
  readonly was: string
  readonly isOvertaking: boolean
}

/** The state of a trip for one of its members. */
export type TripSnapshot = {
  readonly seq: number
  readonly role: TripRole
  /** Fields that changed after the requested sequence number. */
  readonly fields: readonly TripField[]
  readonly members: readonly TripMember[]
  /** Newest first. */
  readonly activity: readonly TripActivity[]
  /** When the last change arrived; null before the first one. */
  readonly changedAtS: number | null
}

/** The state of a trip for someone with a link. */
export type SharedTripSnapshot = Pick<TripSnapshot, 'fields' | 'seq' | 'changedAtS'>

/** What became of operations: each key is settled; the refused ones name a reason. */
export type TripChangeResult = TripSnapshot & {
  readonly settled: readonly string[]
  readonly refused: Readonly<Record<string, TripRefusal>>
  /** Values that the operations overtook although their author had not seen them. */
  readonly overtaken: number
}

/** Why the object did not do what was requested, with the status of the response. */
export const TRIP_PROBLEMS = {
  unknown_trip: 404,
  not_a_member: 404,
  view_only: 403,
  too_many_members: 409,
  last_owner: 409,
  too_many: 429,
} as const satisfies Readonly<Record<string, number>>
export type TripProblem = keyof typeof TRIP_PROBLEMS

export const MAX_TRIP_MEMBERS = 12
/** Open windows of one member that follow a trip. */
export const MAX_SOCKETS_PER_MEMBER = 8
/** Requests with changes that one member may send in an hour. */
export const MAX_TRIP_REQUESTS_PER_HOUR = 600

/** The session that opens a socket, as JSON in a header: an upgrade has no body. */
export const TRIP_SESSION_HEADER = 'x-trip-session'
