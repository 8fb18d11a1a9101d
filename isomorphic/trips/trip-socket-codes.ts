/** Codes with which the site closes a socket of a trip (RFC 6455, 7.4.2: 4000 and above are the application's own). */
export const TRIP_SOCKET_CODES = {
  /** The session has ended or was revoked. */
  sessionRevoked: 4401,
  /** The visitor is no longer a member, or the trip was deleted. */
  noLongerMember: 4403,
  /** The same member has opened too many newer ones. */
  replaced: 4409,
} as const
