import { existsSync } from 'node:fs'
import { inject } from 'vitest'

/** Compiling the content and building take minutes on a machine under load; a failure of either ends the wait at once. */
const MAX_WAIT_MS = 900_000
const POLL_INTERVAL_MS = 500

async function isReachable(origin: string): Promise<boolean> {
  return fetch(`${origin}/robots.txt`).then(
    ({ ok }) => ok,
    () => false,
  )
}

// Runs before each file of browser tests: the site is built while other tests run.
const origin = inject('siteOrigin')
const endMs = Date.now() + MAX_WAIT_MS
while (!(await isReachable(origin))) {
  if (!existsSync(inject('preparedStores')))
    throw new Error('the site did not start; the error is printed above')
  if (Date.now() > endMs) throw new Error(`no response from ${origin}`)
  await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
}
