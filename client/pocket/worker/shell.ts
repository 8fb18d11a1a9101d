import type { Caches } from '#client/pocket/kept-guides.ts'
import { isOurs } from '#client/pocket/own-answer.ts'
import { pageAddresses } from '#client/pocket/page-addresses.ts'
import { OFFLINE_PATH, SHELL_CACHE } from '#client/pocket/pocket-names.ts'

/** Anonymous, and from the site itself: what is kept is everybody's. */
const ANONYMOUS: RequestInit = { credentials: 'omit', cache: 'no-store', redirect: 'error' }

async function fetchWhole(address: string, ask: typeof fetch): Promise<Response> {
  const answer = await ask(address, ANONYMOUS)
  if (!answer.ok || !isOurs(answer)) throw new Error(`${address} answered ${answer.status}`)
  return answer
}

/** Keeps the offline page of a build with what it shows: the only thing that is kept unasked. */
async function keepShell(shell: Cache, ask: typeof fetch): Promise<void> {
  const page = await fetchWhole(OFFLINE_PATH, ask)
  const addresses = pageAddresses(await page.clone().text())
  const files = await Promise.all(addresses.map((address) => fetchWhole(address, ask)))
  for (const [index, file] of files.entries()) await shell.put(addresses[index] ?? '', file)
  // Last, because it says that all is there.
  await shell.put(OFFLINE_PATH, page)
}

/**
 * Makes sure that the offline page of a build is kept.
 * @throws when it cannot be had now
 */
export async function ensureShell(caches: Caches, ask: typeof fetch, build: string): Promise<void> {
  const shell = await caches.open(SHELL_CACHE + build)
  const here = await shell.match(OFFLINE_PATH, { ignoreVary: true })
  if (here === undefined) await keepShell(shell, ask)
}

/** Takes the shells of other builds away; guides stay, whatever build they are of. */
export async function dropOldShells(caches: Caches, build: string): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(SHELL_CACHE) && name !== SHELL_CACHE + build)
  await Promise.all(old.map((name) => caches.delete(name)))
}
