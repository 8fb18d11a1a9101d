import { describe, expect, it } from 'vitest'
import { findSubresources } from '#isomorphic/offline/find-subresources.ts'
import type { GuideManifest } from '#isomorphic/offline/guide-manifest.ts'
import { fetchSite } from '#test/support/worker/fetch-site.ts'

const CAPE_TOWN = '/destinations/south-africa/cape-town'
const KYOTO = '/destinations/japan/kyoto'

const readPage = async (path: string): Promise<string> => (await fetchSite(path)).text()
const figureIn = (html: string): string => /<figure class="figures .*?<\/figure>/s.exec(html)?.[0] ?? ''

describe('diagrams of guides', () => {
  it('come before the sights, and a year follows the table of months', async () => {
    const section = await readPage(CAPE_TOWN)
    expect(section.indexOf('<figure class="figures figures-section">')).toBeGreaterThan(
      section.indexOf('id="getting-around"'),
    )
    expect(section.indexOf('figures-section')).toBeLessThan(section.indexOf('id="sights"'))
    const year = await readPage(KYOTO)
    expect(year.match(/<figure class="figures /g)).toHaveLength(1)
    expect(year.indexOf('figures-year')).toBeGreaterThan(year.indexOf('<table class="year">'))
    expect(year.indexOf('figures-year')).toBeLessThan(year.indexOf('id="festivals"'))
  })

  it('are in the language of the page', async () => {
    const german = figureIn(await readPage(`/de${KYOTO}`))
    expect(german).toContain('<b>Gion Matsuri</b><span> Juli</span>')
    expect(german).toContain('<b>Pflaumenblüte</b><span> Februar und März</span>')
    expect(german).not.toContain('lang=')
    expect(figureIn(await readPage(`/cs${KYOTO}`))).toMatch(/>1<\/text>.*>12<\/text>/s)
  })

  it('are part of the offline guide, because they are markup of its page and load nothing', async () => {
    const html = await readPage(CAPE_TOWN)
    expect(figureIn(html)).toContain('Lion’s Head')
    expect(findSubresources(figureIn(html))).toEqual([])
    const manifest = (await (await fetchSite(`/pocket/guides${CAPE_TOWN}.json`)).json()) as GuideManifest
    expect(JSON.stringify(manifest)).toContain(CAPE_TOWN)
  })

  it('are absent from guides without one', async () => {
    expect(figureIn(await readPage('/destinations/tuvalu'))).toBe('')
  })
})
