import { type Caches, readKeptGuides } from '#client/pocket/kept-guides.ts'

/** Kept answers say what they vary by; a device has one copy of each. */
const ANY = { ignoreVary: true } as const
const PICTURES = '/_image'

/** The spelling of an address that pages are kept under (src/http/rules/canonical-path.ts). */
const keptPath = (pathname: string): string =>
  pathname
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')

/** The page as it was kept last, from a whole guide where one has it. */
export async function findKeptPage(caches: Caches, pathname: string): Promise<Response | null> {
  for (const { cacheName } of await readKeptGuides(caches)) {
    const answer = await (await caches.open(cacheName)).match(keptPath(pathname), ANY)
    if (answer !== undefined) return answer
  }
  return null
}

/** Of a picture one width was kept, which has to do for all. */
async function findKeptPicture(caches: Caches, url: URL): Promise<Response | null> {
  const source = url.searchParams.get('url')
  for (const { cacheName } of await readKeptGuides(caches)) {
    const cache = await caches.open(cacheName)
    const known = (await cache.keys()).find((request) => {
      const other = new URL(request.url)
      return other.pathname === PICTURES && other.searchParams.get('url') === source
    })
    const answer = known && (await cache.match(known, ANY))
    if (answer !== undefined) return answer
  }
  return null
}

/** A file that pages show or need, from whichever guide has it. */
export async function findKeptFile(caches: Caches, url: URL): Promise<Response | null> {
  const answer = await caches.match(url.href, ANY)
  if (answer !== undefined) return answer
  return url.pathname === PICTURES ? findKeptPicture(caches, url) : null
}
