import { TRIPS_API, type TripResponse, tripChangesApiPath } from '#isomorphic/trips/trip-api.ts'
import { MAX_OPERATIONS } from '#isomorphic/trips/trip-limits.ts'
import type { TripField, TripOperation } from '#isomorphic/trips/trip-operation.ts'
import type { RefusedTripOperation, StoredTrip, TripDatabase, TripRejection } from './trip-database.ts'

export type TripSender = {
  readonly device: Pick<TripDatabase, 'list' | 'read' | 'remove'>
  readonly account: Pick<TripDatabase, 'read' | 'write' | 'listWaiting' | 'settle'>
  readonly fetch: typeof fetch
}

/** Bytes of the operations of a request, with a margin below what the site reads. */
const MAX_BATCH_CHARACTERS = 20_000

/** The operation that writes a field of a trip of the device. Its key is the same whenever it is sent. */
const toOperation = ({ e, f, v, seq }: TripField): TripOperation => ({
  key: `device-${seq}-${e}-${f}`,
  e,
  f,
  v,
  was: '',
})

/** Divides operations into requests that the site accepts. */
export function batchOperations(operations: readonly TripOperation[]): readonly (readonly TripOperation[])[] {
  const batches: TripOperation[][] = []
  let characters = 0
  for (const operation of operations) {
    const size = JSON.stringify(operation).length
    const last = batches.at(-1)
    if (last === undefined || last.length === MAX_OPERATIONS || characters + size > MAX_BATCH_CHARACTERS) {
      batches.push([operation])
      characters = size
    } else {
      last.push(operation)
      characters += size
    }
  }
  return batches
}

/** A site that never responds must not hold up the deliveries of this device; sending again is harmless. */
const TIMEOUT_MS = 30_000

/** What became of a request: null when it should be repeated later. */
type Sent = TripResponse | TripRejection | null

/** The site will never accept these: the trip was deleted, or the visitor may not change it any more. */
const REJECTIONS: ReadonlyMap<number, TripRejection> = new Map([
  [403, 'view_only'],
  [404, 'unknown_trip'],
])

async function post(sender: TripSender, address: string, body: unknown): Promise<Sent> {
  const response = await sender
    .fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    .catch(() => null)
  if (response?.ok === true) return response.json().catch(() => null)
  return REJECTIONS.get(response?.status ?? 0) ?? null
}

/** Sends one trip of the device; true once the account has all of it. */
async function sendTrip(sender: TripSender, { id, fields }: StoredTrip): Promise<TripResponse | null> {
  const [first = [], ...rest] = batchOperations(fields.map(toOperation))
  let sent = await post(sender, TRIPS_API, { id, operations: first })
  for (const operations of rest) {
    if (sent === null || typeof sent === 'string') return null
    sent = await post(sender, tripChangesApiPath(id), { operations, since: 0 })
  }
  return typeof sent === 'string' ? null : sent
}

/**
 * Puts the trips of this device into the account: each once, because the site knows their IDs and keys. A trip stays on
 * the device alone until the site has confirmed all of it.
 * @returns how many were sent
 */
export async function sendDeviceTrips(sender: TripSender, owner: string): Promise<number> {
  let sent = 0
  for (const trip of await sender.device.list()) {
    const response = await sendTrip(sender, trip)
    if (response === null) continue
    // Another window has changed it meanwhile: what is new follows with the next delivery.
    if ((await sender.device.read(trip.id))?.changedAt !== trip.changedAt) continue
    await sender.account.write({ ...trip, owner, fields: response.fields, siteSeq: response.seq })
    await sender.device.remove(trip.id)
    sent += 1
  }
  return sent
}

/** The operations that did not become part of the trip, and why. */
const refusedOf = (
  operations: readonly TripOperation[],
  sent: TripResponse | TripRejection,
): readonly RefusedTripOperation[] =>
  operations.flatMap((operation) => {
    const reason = typeof sent === 'string' ? sent : sent.refused[operation.key]
    return reason === undefined ? [] : [{ ...operation, reason }]
  })

/** What the site has, with changes that it has not answered yet. The script that applies them is loaded for these alone. */
const withWaiting = async (
  fields: readonly TripField[],
  waiting: readonly TripOperation[],
): Promise<readonly TripField[]> =>
  waiting.length === 0
    ? fields
    : import('./apply-on-device.ts').then(
        ({ applyOnDevice }) => applyOnDevice(fields, waiting),
        () => fields,
      )

/** The batch of a trip that was sent, and the account that sent it. */
type SentBatch = {
  readonly tripId: string
  readonly owner: string
  readonly operations: readonly TripOperation[]
}

/**
 * Stores what the site has answered: the trip as it is now, with the changes that still wait, and what was refused, so
 * that no text is lost. Refused changes of a trip without a copy are stored alone.
 */
async function storeResponse(
  { account }: TripSender,
  { tripId, owner, operations }: SentBatch,
  sent: TripResponse | TripRejection,
): Promise<void> {
  const settled = typeof sent === 'string' ? operations.map(({ key }) => key) : sent.settled
  const waiting = (await account.listWaiting())
    .filter((one) => one.tripId === tripId && !settled.includes(one.operation.key))
    .map(({ operation }) => operation)
  const refused = refusedOf(operations, sent)
  const known = await account.read(tripId)
  if (known !== undefined || refused.length > 0)
    await account.write({
      ...(known ?? { id: tripId, owner, fields: [], changedAt: 0 }),
      refused: [...(known?.refused ?? []), ...refused],
      ...(typeof sent === 'string'
        ? {}
        : { fields: await withWaiting(sent.fields, waiting), siteSeq: sent.seq }),
    })
  await account.settle(settled)
}

/** Sends the changes that wait, in order; those without an answer stay. */
export async function sendWaitingChanges(sender: TripSender, owner: string): Promise<number> {
  const waiting = (await sender.account.listWaiting()).filter((one) => one.owner === owner)
  let delivered = 0
  for (const [tripId, ofTrip] of Map.groupBy(waiting, (one) => one.tripId)) {
    for (const operations of batchOperations(ofTrip.map(({ operation }) => operation))) {
      const sent = await post(sender, tripChangesApiPath(tripId), { operations, since: 0 })
      if (sent === null) break
      await storeResponse(sender, { tripId, owner, operations }, sent)
      delivered += operations.length
    }
  }
  return delivered
}
