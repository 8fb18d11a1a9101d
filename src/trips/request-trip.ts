import { AppError, UnavailableError } from '#src/platform/app-error.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import type { ConnectedSession } from '#src/sign-in/sessions/find-revoked-sessions.ts'
import {
  type SharedTripSnapshot,
  TRIP_PROBLEMS,
  TRIP_SESSION_HEADER,
  type TripChangeResult,
  type TripProblem,
  type TripRequest,
  type TripSnapshot,
} from './rules/trip-request.ts'

/** A page with a trip has nothing to show without it, and must be complete within three seconds. */
const OBJECT_TIMEOUT_MS = 2000
const OBJECT_URL = 'https://trip.internal/'

/** What the object responds to each request. */
type TripResponses = {
  readonly create: TripChangeResult
  readonly read: TripSnapshot
  readonly change: TripChangeResult
  readonly 'read-shared': SharedTripSnapshot
  readonly join: TripSnapshot
  readonly 'set-role': { readonly owner: string }
  readonly 'end-sessions': { readonly ended: true }
  readonly erase: { readonly erased: true }
  readonly 'erase-member': { readonly erased: true }
}

/** The object refused a request; `problem` says why. */
export class TripProblemError extends AppError {
  readonly problem: TripProblem

  constructor(problem: TripProblem) {
    super(problem, TRIP_PROBLEMS[problem], `the trip refused: ${problem}`)
    this.problem = problem
  }
}

const isProblem = (code: unknown): code is TripProblem =>
  typeof code === 'string' && Object.hasOwn(TRIP_PROBLEMS, code)

/** The objects of all trips, and where they are stored. */
export type TripObjects = {
  readonly namespace: DurableObjectNamespace
  readonly jurisdiction: DurableObjectJurisdiction | null
}

function stubOf({ namespace, jurisdiction }: TripObjects, tripId: string): DurableObjectStub {
  const objects = jurisdiction === null ? namespace : namespace.jurisdiction(jurisdiction)
  return objects.get(objects.idFromName(tripId))
}

/**
 * Sends a request to the object of a trip.
 * @throws {TripProblemError} when the object refuses it
 * @throws {UnavailableError} when the object fails or takes longer than two seconds
 */
export async function requestTrip<Request extends TripRequest>(
  objects: TripObjects,
  tripId: string,
  request: Request,
): Promise<TripResponses[Request['do']]> {
  const sending = async (): Promise<{ readonly status: number; readonly body: unknown }> => {
    const response = await stubOf(objects, tripId).fetch(OBJECT_URL, {
      method: 'POST',
      body: JSON.stringify(request),
    })
    return { status: response.status, body: await response.json() }
  }
  const { status, body } = await withDeadline(sending(), OBJECT_TIMEOUT_MS, 'trip')
  if (status === 200) return body as TripResponses[Request['do']]
  const code = typeof body === 'object' && body !== null && 'error' in body ? body.error : null
  if (isProblem(code)) throw new TripProblemError(code)
  throw new UnavailableError('trip (unexpected response)')
}

/** Opens a socket that announces changes to a member, as long as the session is valid. Throws as `requestTrip` does. */
export async function openTripSocket(
  objects: TripObjects,
  tripId: string,
  session: ConnectedSession,
): Promise<Response> {
  const headers = { upgrade: 'websocket', [TRIP_SESSION_HEADER]: JSON.stringify(session) }
  const opening = stubOf(objects, tripId).fetch(OBJECT_URL, { headers })
  const { status, webSocket } = await withDeadline(opening, OBJECT_TIMEOUT_MS, 'trip')
  if (webSocket === null)
    throw status === 404 ? new TripProblemError('not_a_member') : new UnavailableError('trip')
  // The headers of the object's response are immutable, and those of this site are added to it.
  return new Response(null, { status: 101, webSocket })
}
