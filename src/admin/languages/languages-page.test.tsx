import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LanguagesPage } from './languages-page.tsx'
import type { PageTranslation, TranslationReport } from './translation-report.ts'
import { sharesByTier, tierOf, unfinishedPages } from './translation-tiers.ts'

const section = (name: string, words: number, de = 0) => ({ section: name, words, translated: { de } })
const KYOTO: PageTranslation = {
  path: '/destinations/japan/kyoto',
  isRanked: true,
  sections: [section('summary', 10, 10), section('eating', 90, 45), section('facts', 10)],
}
const PRIVACY: PageTranslation = {
  path: '/legal/privacy-policy',
  isRanked: false,
  sections: [section('title', 5, 5), section('data', 95, 90)],
}
const REPORT: TranslationReport = {
  pages: [KYOTO, PRIVACY],
  stale: { de: ['A sentence whose <English> has changed.'] },
}
const CATALOGUES = { total: 55, translated: { de: 55, fr: 54, es: 55, it: 55, cs: 29 } }

const pageOf = (report: TranslationReport, tier: 'ranked' | 'stories') =>
  renderToStaticMarkup(<LanguagesPage report={report} catalogues={CATALOGUES} language="de" tier={tier} />)

describe('tiers', () => {
  it.each([
    ['/', 'hero', 'lists'],
    ['/places', 'continents', 'lists'],
    ['/africa/places', 'summary', 'lists'],
    ['/articles/category/romance', 'topic', 'lists'],
    ['/articles/a-story', 'html', 'stories'],
    ['/about', 'sections', 'house'],
    ['/destinations/benin', 'sights', 'facts'],
    ['/destinations/benin', 'overviewHtml', 'guides'],
  ])('%s, %s is %s', (path, name, tier) => {
    expect(tierOf({ path, isRanked: false, sections: [] }, section(name, 1))).toBe(tier)
  })

  it('count the words of each, and those that a language has', () => {
    expect(sharesByTier(REPORT.pages, 'de')).toMatchObject({
      facts: { words: 20, translated: 10 },
      ranked: { words: 90, translated: 45 },
      house: { words: 100, translated: 95 },
      stories: { words: 0, translated: 0 },
    })
    expect(sharesByTier(REPORT.pages, 'cs').house.translated).toBe(0)
  })

  it('list the pages that are not complete, with what they lack', () => {
    expect(unfinishedPages(REPORT.pages, 'de', 'facts')).toEqual([
      { path: KYOTO.path, words: 20, translated: 10, missing: [{ section: 'facts', words: 10 }] },
    ])
    const complete = { ...PRIVACY, sections: [section('title', 5, 5)] }
    expect(unfinishedPages([complete], 'de', 'house')).toEqual([])
  })
})

describe('/desk/languages', () => {
  it('shows the matrix, pages from 80 %, and the pages of a cell', () => {
    const html = pageOf(REPORT, 'ranked')
    expect(html).toContain('29 of 55 catalogues')
    expect(html).toContain(
      'href="/desk/languages?language=de&amp;text=ranked#pages" aria-current="true">50 %',
    )
    expect(html).toMatch(/Pages from 80 %.*?data-head="German">1</)
    expect(html).toContain('<a class="link" href="/destinations/japan/kyoto">')
    expect(html).toContain('eating 45')
  })

  it('escapes stale texts, and says when there is nothing to do', () => {
    expect(pageOf(REPORT, 'stories')).toContain('A sentence whose &lt;English&gt; has changed.')
    expect(pageOf(REPORT, 'stories')).toContain('Every page is complete.')
    expect(pageOf({ pages: [], stale: {} }, 'stories')).toContain('None.')
  })
})
