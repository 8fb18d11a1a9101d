import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { parseSearchRequest } from '#src/search/rules/search-request.ts'
import type { SearchFindings } from '#src/search/search-types.ts'
import { SAMPLE_HOME, samplePlace } from '#test/support/worker/page-samples.ts'
import { resolvedPart } from '#test/support/worker/resolved-part.tsx'
import { SAMPLE_FINDINGS } from '#test/support/worker/search/search-samples.ts'
import { SearchPage } from './search-page.tsx'
import { SearchResults } from './search-results.tsx'

const benin = samplePlace('Benin')
const FOUND = SAMPLE_FINDINGS
const NOTHING: SearchFindings = { ...FOUND, hits: [], counts: [] }

function markupOf(search: string, findings: SearchFindings | null): string {
  const request = parseSearchRequest(new URLSearchParams(search))
  return renderToStaticMarkup(
    <SearchPage
      query={request.query}
      results={resolvedPart(
        <SearchResults
          request={request}
          findings={findings}
          continents={SAMPLE_HOME.continents}
          suggestions={[benin]}
        />,
      )}
      completeHref="/search?whole=1"
    />,
  )
}

describe('SearchPage', () => {
  it('keeps the query in the field and repeats it, escaped', () => {
    const markup = markupOf(`q=${encodeURIComponent('"><b>x')}`, NOTHING)
    expect(markup).toContain('value="&quot;&gt;&lt;b&gt;x"')
    expect(markup).not.toContain('<b>x')
  })
  it('marks what matched and escapes the rest', () => {
    const markup = markupOf('q=trains', FOUND)
    expect(markup).toContain('Slow <mark>trains</mark>')
    expect(markup).toContain('Rails &lt;and&gt; rivers.')
    expect(markup).toContain('Story · Stories')
  })
  it('says how many there are, and on which page one stands', () => {
    expect(markupOf('q=b', FOUND)).toContain('43 results for “b”')
    expect(markupOf('q=b&page=2', FOUND)).toContain('43 results for “b”, page 2 of 3')
    expect(markupOf('q=b&kind=city', FOUND)).toContain('2 results for “b”')
  })
  it('offers every filter that leaves something, with its count, as an address', () => {
    const markup = markupOf('q=b', FOUND)
    expect(markup).toContain('href="/search?q=b&amp;kind=article"')
    expect(markup).toContain('Stories<span class="search-count">41</span>')
    expect(markup).not.toContain('kind=region')
  })
  it('turns pages by links that keep the query and the filters', () => {
    const markup = markupOf('q=b&kind=article&page=2', FOUND)
    expect(markup).toContain('rel="prev" href="/search?q=b&amp;kind=article"')
    expect(markup).toContain('rel="next" href="/search?q=b&amp;kind=article&amp;page=3"')
  })
  it('says what it took a misspelt query for, and lets the visitor insist', () => {
    const markup = markupOf('q=benni', { ...FOUND, correctedQuery: 'Benin', matchedBy: 'correction' })
    expect(markup).toContain('Did you mean <a class="link" href="/search?q=Benin">Benin</a>?')
    expect(markup).toContain('href="/search?q=benni&amp;as=typed"')
  })
  it('helps on when nothing was found', () => {
    const markup = markupOf('q=zz', NOTHING)
    expect(markup).toContain('Nothing for “zz” here.')
    expect(markup).toContain(benin.path)
    expect(markup).toContain('href="/places"')
  })
  it('leads back to all results when a filter leaves nothing', () => {
    expect(markupOf('q=b&kind=region', { ...FOUND, hits: [] })).toContain('All results, without filters')
  })
  it('lists everything when nothing was asked', () => {
    expect(markupOf('', FOUND)).toContain('Everything in the guide: 43 pages')
  })
  it('says so when only titles could be compared, and when nothing could', () => {
    expect(markupOf('q=b', { ...FOUND, isTitlesOnly: true })).toContain('matches by title only')
    expect(markupOf('q=b', null)).toContain('does not answer')
  })
})
