import type { TripFormFields } from '#isomorphic/trips/trip-action.ts'
import { requestTrip, TripProblemError } from './request-trip.ts'
import { TRIP_ROLES, type TripRole, type TripSnapshot } from './rules/trip-request.ts'
import { endInvitations, endTripLink, makeTripLink, type TripLinkKind } from './store/trip-links.ts'
import type { TripsContext } from './store/trips-context.ts'
import { removeFromTripIndex, updateTripRole } from './store/trips-index.ts'

/** What an owner did with people and links. */
export type PeopleOutcome =
  /** The token is shown once. */
  | { readonly made: { readonly kind: TripLinkKind; readonly token: string } }
  | { readonly done: 'link_ended' | 'role_changed' | 'member_removed' }
  | { readonly problem: 'too_many_links' | 'form' }

const ACTIONS = new Set(['link', 'end-link', 'role'])
const LINK_KINDS = new Set<string>(['view', 'edit', 'calendar'])
const isRole = (text: string): text is TripRole => (TRIP_ROLES as readonly string[]).includes(text)

/** Whether a form is about people or links. */
export const isPeopleAction = ({ do: action = '' }: TripFormFields): boolean => ACTIONS.has(action)

async function setRole(
  context: TripsContext,
  tripId: string,
  fields: TripFormFields,
): Promise<PeopleOutcome> {
  const { member = '', role = '' } = fields
  if (!/^\d{1,9}$/.test(member) || !(role === '' || isRole(role))) return { problem: 'form' }
  const { objects, owner } = context
  const newRole = role === '' ? null : role
  // Before the member is out: it may hold one.
  if (newRole === null) await endInvitations(context.db, tripId)
  // The object first: it refuses the member from now on.
  const changed = await requestTrip(objects, tripId, {
    do: 'set-role',
    owner,
    member: Number(member),
    role: newRole,
  })
  if (newRole === null) await removeFromTripIndex(context, tripId, changed.owner)
  else await updateTripRole(context, tripId, changed.owner, newRole)
  return { done: newRole === null ? 'member_removed' : 'role_changed' }
}

/**
 * Makes and ends links, changes and removes members; for the owner of a trip.
 * @throws {TripProblemError} `view_only` for anyone else
 */
export async function applyPeopleAction(
  context: TripsContext,
  tripId: string,
  { role }: Pick<TripSnapshot, 'role'>,
  fields: TripFormFields,
): Promise<PeopleOutcome> {
  if (role !== 'owner') throw new TripProblemError('view_only')
  if (fields['do'] === 'role') return setRole(context, tripId, fields)
  if (fields['do'] === 'end-link') {
    await endTripLink(context.db, tripId, fields['link'] ?? '')
    return { done: 'link_ended' }
  }
  const { kind = '' } = fields
  if (!LINK_KINDS.has(kind)) return { problem: 'form' }
  const shows = ['references', 'costs'].filter((part) => fields[part] === '1')
  const token = await makeTripLink(context, tripId, kind as TripLinkKind, shows)
  return token === null ? { problem: 'too_many_links' } : { made: { kind: kind as TripLinkKind, token } }
}
