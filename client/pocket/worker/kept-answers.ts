import { type Caches, readKeptGuides } from '#client/pocket/kept-guides.ts'
import { pageAddresses } from '#client/pocket/page-addresses.ts'

/** Kept answers say what they vary by; a device has one copy of each. */
const ANY = { ignoreVary: true } as const
const PICTURES = '/_image'

/** The spelling of an address that pages are kept under (src/http/rules/canonical-path.ts). */
const keptPath = (pathname: string): string =>
  pathname
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')

/** A page is not drawn before its styles are there: on a network that hangs its window would stay white. */
async function hasStyles(caches: Caches, page: Response): Promise<boolean> {
  const styles = pageAddresses(await page.text()).filter((address) => address.endsWith('.css'))
  const kept = await Promise.all(styles.map((address) => caches.match(address, ANY)))
  return kept.every((answer) => answer !== undefined)
}

/** The page as it was kept last, from a whole guide where one has it; from one on its way once it can be drawn. */
export async function findKeptPage(caches: Caches, pathname: string): Promise<Response | null> {
  for (const { cacheName, keptAt } of await readKeptGuides(caches)) {
    const answer = await caches.match(keptPath(pathname), { ...ANY, cacheName })
    if (answer !== undefined && (keptAt !== null || (await hasStyles(caches, answer.clone())))) return answer
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
