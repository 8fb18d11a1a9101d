import { expect, it } from 'vitest'
import { createAccountSite } from '#test/support/worker/account-site.ts'
import { printFigures } from '#test/support/worker/print-figures.ts'
import { createAccountDownloads, DOWNLOADS_SETTINGS } from '#test/support/worker/saves/account-downloads.ts'

/** Every call of every database takes this long. */
const CALL_MS = 3000
const MAX_MS = 4000
/** Most of the time is spent waiting. */
const DOWNLOADS_AT_ONCE = 4

it('every file of an account arrives within four seconds while a database call takes three', async () => {
  const { member, paths } = await createAccountDownloads(await createAccountSite(DOWNLOADS_SETTINGS))
  const durationsMs = new Map<string, number>()
  const startedMs = performance.now()
  async function download(path: string): Promise<void> {
    // The chunks of the route are loaded already, as in an isolate that has responded before.
    await (await member.get(path)).arrayBuffer()
    const requestedMs = performance.now()
    const response = await member.get(path, { 'x-fault': `d1=slow:${CALL_MS}` })
    await response.arrayBuffer()
    durationsMs.set(path.replace(/[0-9a-f]{32}/, ':id'), Math.round(performance.now() - requestedMs))
    expect([path, response.status]).toEqual([path, 200])
  }
  for (let from = 0; from < paths.length; from += DOWNLOADS_AT_ONCE)
    await Promise.all(paths.slice(from, from + DOWNLOADS_AT_ONCE).map(download))
  const seconds = Math.round((performance.now() - startedMs) / 1000)
  printFigures('slow downloads', {
    'ms a database call': CALL_MS,
    ...Object.fromEntries(durationsMs),
    seconds,
  })
  expect(Math.max(...durationsMs.values())).toBeLessThanOrEqual(MAX_MS)
})
