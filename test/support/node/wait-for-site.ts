import { existsSync } from 'node:fs'
import { inject } from 'vitest'

const MAX_WAIT_MS = 300_000
const POLL_INTERVAL_MS = 500

async function isReachable(origin: string): Promise<boolean> {
  return fetch(`${origin}/robots.txt`).then(
    ({ ok }) => ok,
    () => false,
  )
}

// Before each file of browser tests: the site is being built while tests of other kinds run.
const origin = inject('siteOrigin')
const endMs = Date.now() + MAX_WAIT_MS
while (!(await isReachable(origin))) {
  if (!existsSync(inject('preparedStores'))) throw new Error('the site did not start; why is said above')
  if (Date.now() > endMs) throw new Error(`no site answers at ${origin}`)
  await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
}
