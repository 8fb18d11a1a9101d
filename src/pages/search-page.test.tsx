import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { samplePlace } from './page-samples.ts'
import { SearchPage } from './search-page.tsx'

const benin = samplePlace('Benin')

describe('SearchPage', () => {
  it('keeps the query in the field and repeats it, escaped', () => {
    const markup = renderToStaticMarkup(<SearchPage query={'"><b>x'} results={{ now: [] }} />)
    expect(markup).toContain('value="&quot;&gt;&lt;b&gt;x"')
    expect(markup).not.toContain('<b>x')
  })
  it('says how many places it found, and that more exist', () => {
    const markup = renderToStaticMarkup(<SearchPage query="b" results={{ now: [benin] }} total={40} />)
    expect(markup).toContain('40 places for “b”, the closest 1 first')
  })
  it('helps on when nothing was found', () => {
    const markup = renderToStaticMarkup(<SearchPage query="zz" results={{ now: [] }} suggestions={[benin]} />)
    expect(markup).toContain('No place called “zz” here.')
    expect(markup).toContain(benin.path)
    expect(markup).toContain('href="/places"')
  })
  it('invites to browse when nothing was asked', () => {
    const markup = renderToStaticMarkup(<SearchPage query="" results={{ now: [] }} suggestions={[benin]} />)
    expect(markup).toContain('Or start with one of these')
  })
  it('says so when the index does not answer', () => {
    const markup = renderToStaticMarkup(<SearchPage query="b" results={{ now: null }} />)
    expect(markup).toContain('does not answer')
  })
})
