import { expect, inject, it } from 'vitest'

const AT_ONCE = 8
/** Addresses that send signed-out visitors elsewhere. */
const REDIRECTING = /^\/(?:api\/auth\/log(?:in|out)|profile\/(?:settings|saves|library))$/

/** Root-relative addresses that a page links to, without query and fragment. */
function linksOf(html: string): readonly string[] {
  return [...html.matchAll(/href="(\/[^"#?]*)/g)]
    .map(([, path]) => path ?? '/')
    .filter((path) => !path.startsWith('//'))
}

it('finds no dead link on any page that can be reached from the home page', async () => {
  const origin = inject('siteOrigin')
  const seen = new Set(['/'])
  const queue = ['/']
  const dead: string[] = []
  const visit = async (path: string): Promise<void> => {
    const response = await fetch(origin + path, { redirect: 'manual' })
    const isFine = response.status === 200 || (REDIRECTING.test(path) && response.status < 400)
    if (!isFine) dead.push(`${response.status} ${path}`)
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true
    const html = await response.text()
    for (const link of isPage ? linksOf(html) : []) {
      if (seen.has(link)) continue
      seen.add(link)
      queue.push(link)
    }
  }
  while (queue.length > 0) await Promise.all(queue.splice(0, AT_ONCE).map(visit))
  expect(dead).toEqual([])
  expect(seen.size).toBeGreaterThan(250)
}, 120_000)
