import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PHOTO_LICENCE_NAMES, PHOTO_LICENCES } from '#src/catalogue/photographs/photo-licence.ts'
import type { Photograph } from '#src/catalogue/photographs/photograph.ts'
import { SAMPLE_PHOTOGRAPH } from '#test/support/worker/images/photograph-samples.ts'
import { PhotographFigure } from './photograph-figure.tsx'
import { PhotographTable } from './photograph-table.tsx'

const ORIGINS = { proxyOrigins: ['https://media.example'], hosts: { targets: {}, legacy: [] } }
const HOSTILE = '</figure><script>alert(1)</script>" onload="x" & <b>.'

const render = (changes: Partial<Photograph> = {}): string =>
  renderToStaticMarkup(
    <PhotographFigure
      photograph={{ ...SAMPLE_PHOTOGRAPH, ...changes }}
      place="guide"
      theme={3}
      origins={ORIGINS}
    />,
  )

const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href)

describe('PhotographFigure', () => {
  it('reserves its space, loads lazily and in several widths, none wider than the file', () => {
    const html = render()
    expect(html).toMatch(
      /<img alt="A lake[^"]*" width="1600" height="1067" loading="lazy" decoding="async" sizes="/,
    )
    const widths = [...html.matchAll(/w=(\d+)&amp;q=75 \d+w/g)].map(([, width]) => Number(width))
    expect(widths.length).toBeGreaterThan(5)
    expect(widths.at(-2)).toBeLessThan(1600)
    expect(html).not.toContain('fetchPriority')
  })

  it.each(PHOTO_LICENCE_NAMES)('shows author, year, licence and source for %s', (licence) => {
    const html = render({ licence })
    const { address, terms } = PHOTO_LICENCES[licence]
    expect(html).toContain('Photograph: A. Sample, 2019. ')
    expect(html).toContain('Source: commons.example</a>')
    expect(linksOf(html)).toEqual([
      ...(address === null ? [] : [address]),
      'https://commons.example/wiki/lake',
    ])
    expect(html.includes('rel="license"')).toBe(address !== null)
    expect(html.includes('to be shared under the same licence')).toBe(terms === 'share-alike')
  })

  it('an own photograph without a source has no link', () => {
    const html = render({ licence: 'own', href: null })
    expect(linksOf(html)).toEqual([])
    expect(html).toContain('taken for Fernway')
  })

  it('escapes what an editor or an author wrote', () => {
    const html = render({ caption: HOSTILE, alt: HOSTILE, credit: HOSTILE })
    expect(html).not.toMatch(/<script|<b>|" onload/)
    expect(html.match(/<\/figure>/g)).toHaveLength(1)
  })

  it('is absent without a photograph, and where this site must not load the image', () => {
    expect(render({ source: 'https://elsewhere.example/lake.jpg' })).toBe('')
    expect(render({ source: 'https://media.example/lake.jpg' })).toContain(
      '/_image?url=https%3A%2F%2Fmedia.example',
    )
    const none = <PhotographFigure photograph={undefined} place="guide" theme={3} origins={ORIGINS} />
    expect(renderToStaticMarkup(none)).toBe('')
  })

  it.each([
    [1067, 1600, 'plain'],
    [1600, 1067, 'plain'],
    [2400, 1000, 'panorama'],
  ])('a photograph of %d by %d is a %s', (width, height, shape) => {
    expect(render({ width, height })).toContain(`photograph-${shape} room-3`)
  })
})

describe('PhotographTable', () => {
  const page = { name: 'Togo', path: '/destinations/togo' }
  const { caption, credit, licence, href, year } = SAMPLE_PHOTOGRAPH

  it('names page, author, licence and source of each photograph', () => {
    const html = renderToStaticMarkup(
      <PhotographTable photographs={[{ page, caption, credit, licence, href, year }]} />,
    )
    expect(linksOf(html)).toEqual([
      '/destinations/togo',
      'https://creativecommons.org/licenses/by-sa/4.0/',
      'https://commons.example/wiki/lake',
    ])
    expect(html).toContain('<td>A. Sample, 2019</td>')
  })

  it('is absent when there is none', () => {
    expect(renderToStaticMarkup(<PhotographTable photographs={[]} />)).toBe('')
  })
})
