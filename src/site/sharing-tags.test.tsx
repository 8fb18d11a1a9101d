import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SharingTags, StructuredDataBlocks } from './sharing-tags.tsx'

const HOSTILE = '</script><script>alert(1)</script><!-- "quoted" &amp; \u2028'

describe('StructuredDataBlocks', () => {
  it('cannot be closed by its contents and is parsed back unchanged', () => {
    const markup = renderToStaticMarkup(
      <StructuredDataBlocks
        blocks={[{ '@context': 'https://schema.org', '@type': 'WebSite', name: HOSTILE }]}
      />,
    )
    expect(markup.match(/</g)).toHaveLength(2)
    const text = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(markup)?.[1] ?? ''
    expect(JSON.parse(text)).toHaveProperty('name', HOSTILE)
  })
})

describe('SharingTags', () => {
  it('repeats title, description and URL, escaped', () => {
    const head = { title: 'x', description: HOSTILE, canonicalPath: '/x' }
    const markup = renderToStaticMarkup(
      <SharingTags head={head} title={HOSTILE} address="https://fernway.test/x" hasCard={false} />,
    )
    expect(markup).not.toContain('<script')
    expect(markup).toContain('<meta property="og:url" content="https://fernway.test/x"/>')
    expect(markup).toContain('<meta name="twitter:card" content="summary"/>')
  })
})
