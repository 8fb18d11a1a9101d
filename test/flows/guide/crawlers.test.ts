import { describe, expect, it } from 'vitest'
import { sampleOf } from '#test/support/sample.ts'
import { fetchSite, WORKER_ORIGIN } from '#test/support/worker/fetch-site.ts'
import { parseXml } from '#test/support/worker/parse-xml.ts'

const ADDRESS = /<loc>([^<]*)<\/loc>/g

async function pathsOf(address: string): Promise<readonly string[]> {
  const xml = await (await fetchSite(address)).text()
  parseXml(xml)
  const paths = [...xml.matchAll(ADDRESS)].map(([, loc]) => {
    expect(loc?.startsWith(`${WORKER_ORIGIN}/`), loc).toBe(true)
    return (loc ?? '').slice(WORKER_ORIGIN.length)
  })
  if (!xml.includes('<sitemapindex')) return paths
  return (await Promise.all(paths.map(pathsOf))).flat()
}

describe('robots.txt', () => {
  it('excludes private pages and names the sitemap of this deployment', async () => {
    const response = await fetchSite('/robots.txt', { headers: { 'x-forwarded-host': 'evil.example' } })
    expect(response.headers.get('content-type')).toContain('text/plain')
    const text = await response.text()
    expect(text).toContain('Disallow: /api/\n')
    for (const path of ['/search', '/de/api/', '/cs/search']) expect(text).toContain(`Disallow: ${path}\n`)
    expect(text).toContain(`\nSitemap: ${WORKER_ORIGIN}/sitemap.xml\n`)
    expect(text).not.toContain('evil')
  })
})

describe('security.txt (RFC 9116)', () => {
  it('names the contact and the address of this deployment, and expires within a year', async () => {
    const response = await fetchSite('/.well-known/security.txt')
    expect(response.headers.get('content-type')).toContain('text/plain')
    const text = await response.text()
    expect(text).toMatch(/^Contact: mailto:[^\s@]+@[^\s@]+\n/)
    expect(text).toContain(`\nCanonical: ${WORKER_ORIGIN}/.well-known/security.txt\n`)
    const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? []
    const days = (Date.parse(expires) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(150)
    expect(days).toBeLessThan(366)
  })
})

describe('favicon', () => {
  it('has the conventional path', async () => {
    const response = await fetchSite('/favicon.ico')
    expect([response.status, response.headers.get('location')]).toEqual([301, '/favicon.svg'])
  })
})

describe('sitemap', () => {
  it('is XML, and lists every page once by its canonical address', async () => {
    const response = await fetchSite('/sitemap.xml')
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const paths = await pathsOf('/sitemap.xml')
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.length).toBeGreaterThan(250)
    for (const path of [
      '/',
      '/places',
      '/africa/places',
      '/best-in-travel',
      '/best-in-travel?category=cities',
    ])
      expect(paths).toContain(path)
    for (const path of ['/destinations/japan/kyoto', '/destinations/tuvalu']) expect(paths).toContain(path)
    // A page of which every language is complete is listed in each; one that is mostly in English is not.
    expect(paths).toContain('/fr/newsletter')
    expect(paths).toContain('/fr/destinations/japan/kyoto')
    expect(paths).not.toContain('/fr/destinations/japan/osaka')
  })

  it('lists pages that return 200 with that canonical address', async () => {
    const paths = await pathsOf('/sitemap.xml')
    const sample = paths.filter((path, index) => index % 12 === 0 || path.includes('?'))
    for (const path of sampleOf(sample, 5)) {
      const response = await fetchSite(path)
      expect([path, response.status]).toEqual([path, 200])
      expect(await response.text()).toContain(`<link rel="canonical" href="${WORKER_ORIGIN}${path}"/>`)
    }
  })

  it.each(['/sitemap-0.xml', '/sitemap-99999.xml', '/sitemap-1e3.xml', '/sitemap-.xml'])(
    'the part %s does not exist',
    async (path) => {
      expect((await fetchSite(path)).status).toBe(404)
    },
  )
})
