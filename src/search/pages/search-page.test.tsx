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
  it('preserves the query in the field and repeats it, escaped', () => {
    const markup = markupOf(`q=${encodeURIComponent('"><b>x')}`, NOTHING)
    expect(markup).toContain('value="&quot;&gt;&lt;b&gt;x"')
    expect(markup).not.toContain('<b>x')
  })
  it('marks matches and escapes the rest', () => {
    const markup = markupOf('q=trains', FOUND)
    expect(markup).toContain('Slow <mark>trains</mark>')
    expect(markup).toContain('Rails &lt;and&gt; rivers.')
    expect(markup).toContain('Story · Stories')
  })
  it('states the number of results and the page number', () => {
    expect(markupOf('q=b', FOUND)).toContain('43 results for “b”')
    expect(markupOf('q=b&page=2', FOUND)).toContain('43 results for “b”, page 2 of 3')
    expect(markupOf('q=b&kind=city', FOUND)).toContain('2 results for “b”')
  })
  it('links each filter that has results, with its count', () => {
    const markup = markupOf('q=b', FOUND)
    expect(markup).toContain('href="/search?q=b&amp;kind=article"')
    expect(markup).toContain('Stories<span class="search-count">41</span>')
    expect(markup).not.toContain('kind=region')
  })
  it('links pages with the query and the filters', () => {
    const markup = markupOf('q=b&kind=article&page=2', FOUND)
    expect(markup).toContain('rel="prev" href="/search?q=b&amp;kind=article"')
    expect(markup).toContain('rel="next" href="/search?q=b&amp;kind=article&amp;page=3"')
  })
  it('states the correction of a misspelt query, and links the literal query', () => {
    const markup = markupOf('q=benni', { ...FOUND, correctedQuery: 'Benin', matchedBy: 'correction' })
    expect(markup).toContain('Did you mean <a class="link" href="/search?q=Benin">Benin</a>?')
    expect(markup).toContain('href="/search?q=benni&amp;as=typed"')
  })
  it('offers suggestions when nothing was found', () => {
    const markup = markupOf('q=zz', NOTHING)
    expect(markup).toContain('Nothing for “zz” here.')
    expect(markup).toContain(benin.path)
    expect(markup).toContain('href="/places"')
  })
  it('links all results when a filter has none', () => {
    expect(markupOf('q=b&kind=region', { ...FOUND, hits: [] })).toContain('All results, without filters')
  })
  it('lists all pages for an empty query', () => {
    expect(markupOf('', FOUND)).toContain('Everything in the guide: 43 pages')
  })
  it('states that only titles were searched, or that the search is unavailable', () => {
    expect(markupOf('q=b', { ...FOUND, isTitlesOnly: true })).toContain('matches by title only')
    expect(markupOf('q=b', null)).toContain('Search is unavailable')
  })
})
