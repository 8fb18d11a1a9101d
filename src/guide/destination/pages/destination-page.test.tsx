import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import {
  SAMPLE_BASE,
  SAMPLE_FACTS_ONLY,
  SAMPLE_FULL,
  SAMPLE_PLACES,
  SAMPLE_SITE,
  samplePlace,
} from '#test/support/worker/page-samples.ts'
import { DestinationPage } from './destination-page.tsx'

const HOSTILE = '"><script>alert(1)</script>'

function render(place: DestinationRecord, mapBase: typeof SAMPLE_BASE | null = SAMPLE_BASE): string {
  return renderToStaticMarkup(
    <DestinationPage
      place={place}
      mapBase={mapBase}
      site={SAMPLE_SITE}
      images={SAMPLE_PLACES}
      origin="https://guide.example"
    />,
  )
}

describe('DestinationPage', () => {
  it('omits every part that would be empty for a country with facts only', () => {
    const markup = render(SAMPLE_FACTS_ONLY, null)
    for (const id of ['when-to-go', 'map', 'sights', 'places', 'nearby'])
      expect(markup).not.toContain(`id="${id}"`)
    expect(markup).not.toContain('Fernway editors')
    expect(markup).not.toContain('On this page')
    expect(markup).not.toMatch(/<(ul|ol|dl|section|div)[^>]*><\/\1>/)
  })
  it('places the nearby places beside the map when there are no sights', () => {
    const markup = render({ ...SAMPLE_FACTS_ONLY, map: SAMPLE_FULL.map, nearby: SAMPLE_FULL.nearby })
    expect(markup.match(/id="nearby"/g)).toHaveLength(1)
    expect(markup.indexOf('id="map"')).toBeLessThan(markup.indexOf('id="nearby"'))
  })
  it('links from the local navigation only to parts that exist', () => {
    const markup = render(SAMPLE_FULL)
    const anchors = [...markup.matchAll(/<a href="#([^"]+)"/g)].map((match) => match[1])
    expect(anchors).toEqual(['overview', 'when-to-go', 'sights', 'eating', 'three-ways-to-spend-your-days'])
    for (const id of anchors) expect(markup).toContain(` id="${id}"`)
  })
  it('shows one to three child places across the full width and poster cards from four on', () => {
    const inside = (count: number): string =>
      render({
        ...SAMPLE_FACTS_ONLY,
        cities: Array.from({ length: count }, (_, index) => samplePlace(`Town ${index + 1}`)),
      })
    expect(inside(1)).toContain('place-alone')
    for (const count of [2, 3]) {
      expect(inside(count).match(/<article class="story">/g)).toHaveLength(count)
      expect(inside(count)).not.toContain('print-grid')
    }
    expect(inside(1)).toContain('<a href="/destinations/town-1">Town 1</a>')
    expect(inside(4).match(/<article class="print">/g)).toHaveLength(4)
    expect(inside(6)).toContain('place-rows-wide')
  })
  it('can be shared by its address without script', () => {
    const markup = render({ ...SAMPLE_FULL, name: 'Côte & <b>' })
    expect(markup).toContain('readOnly="" value="https://guide.example/destinations/')
    expect(markup).toMatch(
      /href="mailto:\?subject=C%C3%B4te%20%26%20%3Cb%3E&amp;body=https%3A%2F%2Fguide\.example/,
    )
  })
  it('inserts the compiled sections, the wide ones across the page', () => {
    const markup = render(SAMPLE_FULL)
    expect(markup).toContain(
      '<div class="guide-part"><div class="itineraries"><div class="prose"><h3>Two days',
    )
    expect(markup).toMatch(/<div class="wrap"><h2 class="h2" id="three-ways-to-spend-your-days-title">/)
    expect(markup).toMatch(/<div class="wrap reading-row"><h2 class="h2" id="eating-title">/)
  })
  it('places getting there before the sights and eating after them', () => {
    const gettingThere = { id: 'getting-there', title: 'Getting there', html: '<p>By river.</p>' }
    const markup = render({ ...SAMPLE_FULL, sections: [...SAMPLE_FULL.sections, gettingThere] })
    const order = ['when-to-go', 'getting-there', 'sights', 'eating'].map((id) =>
      markup.indexOf(`id="${id}"`),
    )
    expect(order).toEqual(order.toSorted((one, other) => one - other))
    expect(order).not.toContain(-1)
  })
  it('shows a travel warning before everything else', () => {
    const advisory = 'There is a war. Do not go, and read what your government says.'
    const markup = render({ ...SAMPLE_FULL, advisory })
    expect(markup.indexOf(advisory)).toBeGreaterThan(0)
    expect(markup.indexOf(advisory)).toBeLessThan(markup.indexOf('id="overview"'))
    expect(render(SAMPLE_FULL)).not.toContain('class="advisory"')
    // No trips are offered there.
    expect(markup).not.toContain(SAMPLE_SITE.trips.href)
    expect(render(SAMPLE_FULL)).toContain(SAMPLE_SITE.trips.href)
  })
  it('places the festivals below the months', () => {
    const festivals = { id: 'festivals', title: 'Through the year', html: '<dl class="festivals"></dl>' }
    const markup = render({ ...SAMPLE_FULL, sections: [festivals, ...SAMPLE_FULL.sections] })
    expect(markup.indexOf('id="festivals"')).toBeGreaterThan(markup.indexOf('class="year"'))
    expect(markup.match(/id="festivals"/g)).toHaveLength(1)
  })
  it('shows the author and the month of writing', () => {
    expect(render(SAMPLE_FULL)).toContain('Written <time dateTime="2026-11">November 2026</time>')
  })
  it('names the best months in words', () => {
    const markup = render(SAMPLE_FULL)
    expect(markup).toContain('Best months: November to February.')
  })
  it('shows the photograph with its dimensions, alternative text and credit', () => {
    const markup = render(SAMPLE_FULL)
    const image = /<img alt="A printed poster[^>]*>/.exec(markup)?.[0] ?? ''
    expect(image).toContain('width="1440" height="960" loading="lazy" decoding="async"')
    expect(image).toContain('/_image?url=%2Fimages%2Fprints%2Fbenin.jpg&amp;w=1080&amp;q=75 1080w')
    expect(image).toMatch(/src="[^"]+"\/>$/)
    expect(markup).toContain('Drawn and lit by Fernway')
    expect(render(SAMPLE_FACTS_ONLY)).not.toContain('class="picture"')
  })
  it('escapes hostile names, facts and captions', () => {
    const markup = render({
      ...SAMPLE_FULL,
      name: HOSTILE,
      summary: HOSTILE,
      posterCaption: HOSTILE,
      image: {
        source: HOSTILE,
        width: 9,
        height: 9,
        alt: HOSTILE,
        title: HOSTILE,
        caption: HOSTILE,
        credit: HOSTILE,
      },
      poster: { ...SAMPLE_FULL.poster, alt: HOSTILE },
      facts: [{ label: HOSTILE, value: HOSTILE }],
      sights: [{ name: HOSTILE, text: HOSTILE, latitude: 0, longitude: 0 }],
    })
    expect(markup).not.toContain('<script')
  })
})
