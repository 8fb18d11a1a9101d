import { expect, it } from 'vitest'
import { createRandom } from '#art/drawing/random.ts'
import type { ChangesResponse, OfflineChange } from '#isomorphic/saves/offline-change.ts'
import { createAccountSite, type Member, signInMember } from '#test/support/worker/account-site.ts'
import { interceptDatabase } from '#test/support/worker/intercept-database.ts'
import { percentile95, printFigures } from '#test/support/worker/print-figures.ts'
import { deliver, listsOf, noting, saving } from '#test/support/worker/saves/offline-changes.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { KYOTO } from '#test/support/worker/visitor-with-saves.ts'

const DEVICES = 500
const DEVICES_PER_ACCOUNT = 2
const CHANGES_PER_DEVICE = 50
const TRIP_MS = 150
const CONCURRENT_DEVICES = 25
/** Share of deliveries whose response is lost on the way, so that the device sends them again. */
const LOST_RESPONSES = 0.1
const PLACES = [
  '/destinations/iceland',
  '/destinations/morocco',
  '/destinations/portugal',
  '/destinations/peru',
]

/** Changes of one device: it saves places in turn, and writes notes that no other device writes. */
const changesOf = (device: string): readonly OfflineChange[] => [
  saving(KYOTO),
  ...Array.from({ length: CHANGES_PER_DEVICE - 2 }, (_, index) =>
    saving(PLACES[index % PLACES.length] ?? KYOTO),
  ),
  noting(KYOTO, `Note of ${device}.`, ''),
]

it('500 devices deliver 50 offline changes each over a slow connection to the database', async () => {
  const random = createRandom(500)
  let [trips, isSlow] = [0, false]
  const DB = interceptDatabase(bindings.DB, async () => {
    if (!isSlow) return
    trips += 1
    await scheduler.wait(TRIP_MS)
  })
  const site = await createAccountSite({ DB })
  const accounts: Member[] = []
  for (let account = 0; account < DEVICES / DEVICES_PER_ACCOUNT; account += 1)
    accounts.push(await signInMember(site))
  isSlow = true
  const durationsMs: number[] = []
  let repeats = 0
  let refused = 0
  async function synchronise(device: number): Promise<void> {
    const account = accounts[Math.floor(device / DEVICES_PER_ACCOUNT)]
    if (account === undefined) throw new Error('no account')
    const changes = changesOf(`device ${device}`)
    for (let isSettled = false; !isSettled; ) {
      const startedMs = performance.now()
      const response = await deliver(account, ...changes)
      durationsMs.push(performance.now() - startedMs)
      expect(response.status).toBe(200)
      const answer = (await response.json()) as ChangesResponse
      refused += answer.refused.length
      isSettled = random() >= LOST_RESPONSES
      if (!isSettled) repeats += 1
      else expect(answer.settled).toHaveLength(CHANGES_PER_DEVICE)
    }
  }
  const waiting = Array.from({ length: DEVICES }, (_, device) => device)
  const startedMs = performance.now()
  const lane = async (): Promise<void> => {
    for (let device = waiting.shift(); device !== undefined; device = waiting.shift())
      await synchronise(device)
  }
  await Promise.all(Array.from({ length: CONCURRENT_DEVICES }, lane))
  const seconds = Math.round((performance.now() - startedMs) / 1000)
  isSlow = false

  let lostNotes = 0
  for (const [account, member] of accounts.entries()) {
    const text = JSON.stringify(await listsOf(member))
    for (let index = 0; index < DEVICES_PER_ACCOUNT; index += 1)
      if (!text.includes(`Note of device ${account * DEVICES_PER_ACCOUNT + index}.`)) lostNotes += 1
  }
  printFigures('offline changes', {
    devices: DEVICES,
    changes: DEVICES * CHANGES_PER_DEVICE,
    'repeated deliveries': repeats,
    'database trips per delivery': (trips / durationsMs.length).toFixed(2),
    'p95 ms': Math.round(percentile95(durationsMs)),
    refused,
    'lost notes': lostNotes,
    seconds,
  })
  expect([refused, lostNotes]).toEqual([0, 0])
  expect(trips / durationsMs.length).toBeLessThanOrEqual(4)
})
