import { readTripPlan } from '#isomorphic/trips/read-trip-plan.ts'
import { createTripDraft, type TripDraft } from '#isomorphic/trips/trip-draft.ts'
import type { TripOperation } from '#isomorphic/trips/trip-operation.ts'
import { createTripRegisters, listTripFields } from '#isomorphic/trips/trip-registers.ts'
import type { Bindings } from '#src/config/bindings.ts'
import type { ConnectedSession } from '#src/sign-in/sessions/find-revoked-sessions.ts'
import {
  type SharedTripSnapshot,
  TRIP_PROBLEMS,
  TRIP_SESSION_HEADER,
  type TripChangeResult,
  type TripProblem,
  type TripRequest,
  type TripSnapshot,
} from '#src/trips/rules/trip-request.ts'
import { applyTripBatch } from './apply-trip-batch.ts'
import { maintainTrip, markOpened, scheduleMaintenance } from './maintain-trip.ts'
import { createTripMembers, type StoredMember } from './trip-members.ts'
import { createTripSockets } from './trip-sockets.ts'
import { createTripStorage, hasTripTables } from './trip-storage.ts'

export type TripObject = {
  /** Responds to a `TripRequest` as JSON, or accepts a socket. */
  readonly respond: (request: Request) => Promise<Response>
  readonly maintain: () => Promise<void>
}

const respondProblem = (problem: TripProblem): Response =>
  Response.json({ error: problem }, { status: TRIP_PROBLEMS[problem] })

/** The logic of the Durable Object of one trip. */
export function createTripObject(ctx: DurableObjectState, env: Bindings, nowMs: () => number): TripObject {
  const { sql } = ctx.storage
  const storage = createTripStorage(sql)
  const members = createTripMembers(sql)
  const sockets = createTripSockets(ctx, env.DB, nowMs)
  let draft: TripDraft | null = null
  let isMarkedOpened = false
  const nowS = (): number => Math.floor(nowMs() / 1000)
  const loadDraft = (): TripDraft => {
    draft ??= createTripDraft(createTripRegisters(storage.readFields()))
    return draft
  }

  const snapshot = (owner: string, since: number): TripSnapshot => {
    const { registers, seq } = loadDraft()
    return {
      seq,
      role: members.find(owner)?.role ?? 'viewer',
      fields: listTripFields(registers, since),
      members: members.list(owner),
      activity: storage.readActivity(),
      changedAtS: storage.readChangedAtS(),
    }
  }

  function change(
    owner: string,
    by: StoredMember,
    operations: readonly TripOperation[],
    since: number,
  ): Response {
    const before = loadDraft().seq
    try {
      const result = ctx.storage.transactionSync(() =>
        applyTripBatch(loadDraft(), storage, operations, { by: by.id, nowS: nowS() }),
      )
      if (loadDraft().seq > before) sockets.announce(loadDraft().seq)
      return Response.json({ ...snapshot(owner, since), ...result } satisfies TripChangeResult)
    } catch (error) {
      // The memory has changes that were not stored.
      draft = null
      throw error
    }
  }

  async function create({
    owner,
    tripId,
    shownName,
    operations,
  }: TripRequest & { do: 'create' }): Promise<Response> {
    storage.createTables()
    if (members.list(owner).length === 0) members.add(owner, 'owner', shownName)
    const member = members.find(owner)
    // Another account has this ID: its trip is not revealed.
    if (member === null) return respondProblem('not_a_member')
    await scheduleMaintenance(ctx, tripId, nowMs())
    return member.role === 'viewer' ? respondProblem('view_only') : change(owner, member, operations, 0)
  }

  async function erase(): Promise<Response> {
    sockets.closeAll()
    draft = null
    isMarkedOpened = false
    isMarkedOpened = false
    await ctx.storage.deleteAlarm()
    await ctx.storage.deleteAll()
    return Response.json({ erased: true })
  }

  function setRole({ owner, member, role }: TripRequest & { do: 'set-role' }): Response {
    const caller = members.find(owner)
    if (caller === null) return respondProblem('not_a_member')
    const isLeaving = role === null && caller.id === member
    if (caller.role !== 'owner' && !isLeaving) return respondProblem('view_only')
    const outcome = members.setRole(member, role)
    if (typeof outcome === 'string') return respondProblem(outcome)
    if (role === null) sockets.close(member)
    return Response.json({ owner: outcome.owner })
  }

  function eraseMember(owner: string): Response {
    const id = members.remove(owner)
    if (id !== null) sockets.close(id)
    return Response.json({ erased: true })
  }

  async function markOpenedOnce(): Promise<void> {
    if (!isMarkedOpened) await markOpened(ctx)
    isMarkedOpened = true
  }

  async function respondToMember(request: TripRequest & { do: 'read' | 'change' }): Promise<Response> {
    const member = members.find(request.owner)
    if (member === null) return respondProblem('not_a_member')
    await markOpenedOnce()
    if (request.do === 'read') return Response.json(snapshot(request.owner, request.since))
    if (member.role === 'viewer') return respondProblem('view_only')
    if (!members.countRequest(member.id, nowS())) return respondProblem('too_many')
    return change(request.owner, member, request.operations, request.since)
  }

  async function handle(request: TripRequest): Promise<Response> {
    if (request.do === 'create') return create(request)
    if (!hasTripTables(sql)) {
      const isErasing = request.do === 'erase' || request.do === 'erase-member'
      return isErasing ? Response.json({ erased: true }) : respondProblem('unknown_trip')
    }
    switch (request.do) {
      case 'erase':
        return erase()
      case 'erase-member':
        return eraseMember(request.owner)
      case 'read-shared':
        return Response.json({
          fields: listTripFields(loadDraft().registers),
          seq: loadDraft().seq,
          changedAtS: storage.readChangedAtS(),
        } satisfies SharedTripSnapshot)
      case 'join': {
        const problem = members.add(request.owner, 'editor', request.shownName)
        await markOpenedOnce()
        return problem === null ? Response.json(snapshot(request.owner, 0)) : respondProblem(problem)
      }
      case 'set-role':
        return setRole(request)
      case 'end-sessions':
        sockets.endSessions(request.owner, request.sessionIdHash)
        return Response.json({ ended: true })
      default:
        return respondToMember(request)
    }
  }

  return {
    async respond(request) {
      if (request.headers.get('upgrade') === 'websocket') {
        const session = JSON.parse(request.headers.get(TRIP_SESSION_HEADER) ?? '') as ConnectedSession
        const member = hasTripTables(sql) ? members.find(session.owner) : null
        return member === null
          ? respondProblem('not_a_member')
          : sockets.accept(member.id, session, loadDraft().seq)
      }
      return handle(await request.json<TripRequest>())
    },
    maintain: async () => {
      const readPlan = () => readTripPlan(loadDraft().registers)
      if (hasTripTables(sql)) await maintainTrip(ctx, env.DB, { storage, members, readPlan, erase, nowMs })
    },
  }
}
