import { describe, expect, it } from 'vitest'
import { fetchSite, WORKER_ORIGIN } from '#test/support/worker/fetch-site.ts'
import { parseXml } from '#test/support/worker/parse-xml.ts'

const KYOTO = '/destinations/japan/kyoto'

const FILES = [
  ['gpx', 'application/gpx+xml', 'wpt', 'rte'],
  ['kml', 'application/vnd.google-earth.kml+xml', 'Point', 'LineString'],
] as const

describe.each(FILES)('download of sights as %s', (format, type, element, way) => {
  it('is an attachment with one point for each sight of the page, and each walk as a route', async () => {
    const page = await (await fetchSite(KYOTO)).text()
    const response = await fetchSite(`${KYOTO}.${format}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="fernway-kyoto.${format}"`)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const xml = await response.text()
    const countOf = (wanted: string): number => parseXml(xml).filter((name) => name === wanted).length
    expect(countOf(element)).toBe(page.match(/<span id="sight-\d+">/g)?.length)
    expect(countOf(way)).toBe(page.match(/<article><h3>/g)?.length)
    expect(xml).toContain(WORKER_ORIGIN + KYOTO)
  })

  it('the page links to it, and the position of each sight opens a map', async () => {
    const page = await (await fetchSite(KYOTO)).text()
    expect(page).toContain(`href="${KYOTO}.${format}"`)
    const sights = page.match(/<span id="sight-\d+">/g)?.length
    expect(page.match(/href="geo:-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?"/g)).toHaveLength(sights ?? 0)
  })

  it('returns 404 where a page does not exist', async () => {
    for (const path of ['atlantis', '__proto__', 'japan/kyoto.gpx', 'japan/']) {
      expect((await fetchSite(`/destinations/${path}.${format}`)).status).toBe(404)
    }
  })

  it('a wrong parent redirects to the right file', async () => {
    const response = await fetchSite(`/destinations/kyoto.${format}`)
    expect([response.status, response.headers.get('location')]).toEqual([301, `${KYOTO}.${format}`])
  })
})
