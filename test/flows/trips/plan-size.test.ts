import { expect, it } from 'vitest'
import manifest from '#generated/catalogue-manifest.json'
import { orderKeysBetween } from '#isomorphic/trips/order-keys.ts'
import { findPlace } from '#src/catalogue/find-place.ts'
import { sightPath } from '#src/catalogue/sight-slug.ts'
import { randomHex } from '#src/platform/random-hex.ts'
import { createAccountSite, signInMember } from '#test/support/worker/account-site.ts'
import { readShard } from '#test/support/worker/compiled-shards.ts'
import { newTripId, tripOperation } from '#test/support/worker/trip-operations.ts'

/** The budget of the plan page with sixty stops. */
const MAX_BYTES = 40 * 1024
const GUIDES = ['/destinations/japan/tokyo', '/destinations/japan/kyoto', '/destinations/japan/hiroshima']
const [DAYS, STOPS_PER_DAY] = [10, 6]

async function gzipSize(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return (await new Response(stream).arrayBuffer()).byteLength
}

/** Ten days through three cities, six sights a day, with times and the notes that people write. */
async function sixtyStops() {
  const guides = await Promise.all(GUIDES.map((path) => findPlace(readShard, manifest.shardCount, path)))
  const operations = [
    tripOperation('trip', 'name', 'Ten days in Japan in April'),
    tripOperation('trip', 'startsOn', '2027-04-02'),
  ]
  const write = (e: string, fields: Readonly<Record<string, string>>): void => {
    for (const [f, v] of Object.entries(fields)) operations.push(tripOperation(e, f, v))
  }
  const dayOrders = orderKeysBetween(null, null, DAYS)
  const stopOrders = orderKeysBetween(null, null, STOPS_PER_DAY)
  for (let day = 0; day < DAYS; day += 1) {
    const e = `day-${randomHex(6)}`
    write(e, { order: dayOrders[day] ?? '', title: `Day in the city ${day}` })
    const guide = guides[Math.floor((day * GUIDES.length) / DAYS)]
    for (let stop = 0; stop < STOPS_PER_DAY; stop += 1) {
      const sight = guide?.sights[(day * STOPS_PER_DAY + stop) % guide.sights.length]
      if (guide == null || sight === undefined) throw new Error('a guide without sights')
      write(`stop-${randomHex(6)}`, {
        ...{ name: sight.name, path: sightPath(guide.path, sight) ?? guide.path, day: e },
        ...{ order: stopOrders[stop] ?? '', kind: 'sight', from: `${9 + stop}:00`.padStart(5, '0') },
        at: `${sight.latitude.toFixed(4)},${sight.longitude.toFixed(4)}`,
        note: stop === 0 ? `Meet at the eastern gate ${randomHex(2)}, bring cash` : '',
      })
    }
  }
  return operations
}

it('the plan of ten days with sixty stops and its maps has at most 40 kB', async () => {
  const ana = await signInMember(await createAccountSite())
  const id = newTripId()
  const operations = await sixtyStops()
  await ana.json('/api/trips', { id, operations: operations.slice(0, 50) })
  for (let sent = 50; sent < operations.length; sent += 50)
    await ana.json(`/api/trips/${id}/changes`, { operations: operations.slice(sent, sent + 50), since: 0 })
  const html = await (await ana.get(`/profile/trips/${id}?whole=1`)).text()
  expect(html.match(/class="trip-stop"/g)).toHaveLength(DAYS * STOPS_PER_DAY)
  expect(html.match(/<figure class="trip-map">/g)).toHaveLength(DAYS + 1)
  const size = await gzipSize(html)
  console.log(`plan of sixty stops: ${size} bytes gzip, ${html.length} characters`)
  expect(size).toBeLessThanOrEqual(MAX_BYTES)
})
