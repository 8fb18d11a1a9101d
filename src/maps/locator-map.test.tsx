import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { LocatorBase, MapMark } from '#src/catalogue/catalogue-types.ts'
import { LocatorMap } from './locator-map.tsx'

const base: LocatorBase = {
  id: 'morocco',
  width: 760,
  height: 700,
  label: 'Map of Morocco',
  graticule: 'm0 0l760 0',
  land: 'm1 1l9 0 0 9z',
  borders: 'm2 2l3 3',
  disputed: 'm3 3l4 0 0 4z',
  subject: 'm1 1l5 0 0 5z',
  ring: null,
  lakes: '',
  rivers: '',
  streams: [],
  plan: [],
  scale: null,
  source: 'natural-earth',
  inset: {
    shape: 'globe',
    width: 150,
    height: 150,
    land: 'm9 9l1 0 0 1z',
    subject: 'm8 8l1 0 0 1z',
    graticule: 'm7 7l1 0',
    spot: '',
    corner: 'top-left',
  },
}
const fez: MapMark = { x: 420.5, y: 90, label: 'Fez & <b>', side: 'left', role: 'place', isMinor: true }
const sight: MapMark = { x: 100, y: 200, label: '3', side: 'right', role: 'sight', isMinor: false }

const render = (changes: Partial<LocatorBase>, marks: readonly MapMark[] = []) =>
  renderToStaticMarkup(<LocatorMap base={{ ...base, ...changes }} marks={marks} />)

describe('LocatorMap', () => {
  it('is one labelled image with the caption as text', () => {
    const html = render({})
    expect(html).toContain('role="img" aria-label="Map of Morocco"')
    expect(html).toContain(
      '<figcaption class="map-caption">Natural Earth. Borders as mapped, not an endorsement.',
    )
  })

  it('names below the map of a town the numbers that have no name on it', () => {
    const named: MapMark = { ...sight, role: 'name', label: 'Kasbah' }
    const keyOf = (marks: readonly MapMark[], town?: 'sketch') =>
      /<ul class="map-key.*?<\/ul>/.exec(
        renderToStaticMarkup(
          <LocatorMap
            base={town === undefined ? base : { ...base, town }}
            marks={marks}
            names={['Medina', 'Mellah', 'Kasbah']}
          />,
        ),
      )?.[0]
    expect(keyOf([sight], 'sketch')).toBe(
      '<ul class="map-key" aria-hidden="true"><li><b>3</b> Kasbah</li></ul>',
    )
    expect(keyOf([sight, named], 'sketch')).toBeUndefined()
    expect(
      keyOf(
        [
          { ...sight, distance: '3 km' },
          { ...named, isMinor: true },
        ],
        'sketch',
      ),
    ).toBe('<ul class="map-key map-key-phone" aria-hidden="true"><li><b>3</b> Kasbah, 3\u00a0km</li></ul>')
  })

  it('says the way from the first sight of a town to the fifth where both are on its map', () => {
    const [first, fifth] = ['1', '5'].map((label): MapMark => ({ ...sight, label }))
    const wayOf = (marks: readonly (MapMark | undefined)[], way: readonly string[]) =>
      /<p class="map-way">.*?<\/p>/.exec(
        renderToStaticMarkup(
          <LocatorMap
            base={{ ...base, town: 'streets' }}
            way={way}
            marks={marks.filter((mark) => mark !== undefined)}
            names={['Medina']}
          />,
        ),
      )?.[0]
    const way = ['King Street', 'Old Bridge']
    expect(wayOf([first, fifth], way)).toBe(
      '<p class="map-way"><b>From 1 to 5:</b> King Street, Old Bridge</p>',
    )
    expect(wayOf([first, fifth && { ...fifth, away: 90 }], way)).toBeUndefined()
    expect(wayOf([first], way)).toBeUndefined()
    expect(wayOf([first, fifth], [])).toBeUndefined()
  })

  it('has no inline style, which the content security policy forbids', () => {
    expect(render({ ring: { x: 1, y: 2, radius: 3 } }, [fez, sight])).not.toMatch(/style=|<style/)
  })

  it('writes the land once and references it', () => {
    const html = render({})
    expect(html.split(base.land)).toHaveLength(2)
    expect(html.match(/href="#morocco-land"/g)).toHaveLength(4)
  })

  it('derives its ids from the base, so that two maps on a page do not collide', () => {
    const ids = [
      ...render({}).matchAll(/ id="([^"]+)"/g),
      ...render({ id: 'fiji' }).matchAll(/ id="([^"]+)"/g),
    ]
    expect(ids.map(([, id]) => id)).toEqual(['morocco-land', 'morocco-hatch', 'fiji-land', 'fiji-hatch'])
  })

  it('hatches disputed land and omits the layer if there is none', () => {
    expect(render({})).toContain('fill="url(#morocco-hatch)"')
    expect(render({ disputed: '' })).not.toContain('map-disputed')
  })

  it('draws a ring for a subject too small to see', () => {
    expect(render({ ring: { x: 10, y: 20, radius: 14 } })).toContain(
      '<circle class="map-ring" cx="10" cy="20" r="14"',
    )
  })

  it('places marks and escapes their labels', () => {
    const html = render({}, [fez, sight])
    expect(html).toContain('class="map-mark map-mark-place map-mark-minor" transform="translate(420.5 90)"')
    expect(html).toContain('text-anchor="end">Fez &amp; &lt;b&gt;</text>')
    expect(html).toContain('class="map-mark map-mark-sight"')
  })

  it('draws water over land and a river of a town with its true width', () => {
    const html = render({
      lakes: 'm5 5l1 0 0 1z',
      rivers: 'm6 6l1 1',
      streams: [{ path: 'm7 7l2 2', width: 9 }],
    })
    expect(html).toContain('<path class="map-lake" id="morocco-lakes" d="m5 5l1 0 0 1z"')
    expect(html).toContain('<path class="map-river" id="morocco-rivers" d="m6 6l1 1"')
    expect(html).toContain('<path class="map-stream" d="m7 7l2 2" stroke-width="9"')
  })

  it('draws a scale bar and a north arrow if one scale applies', () => {
    expect(render({})).not.toContain('map-measure')
    const html = render({ scale: { km: 0.5, width: 90, corner: 'bottom-left' } })
    expect(html).toContain('>500 m</text>')
    expect(html).toContain('>N</text>')
  })

  it('names the sources of the survey', () => {
    expect(render({ source: 'gshhg' })).toContain('GSHHG and Natural Earth. Borders as mapped')
  })

  it('draws a box on the country inset around the part shown', () => {
    const html = render({ inset: { ...base.inset, shape: 'box', spot: 'm3 3l4 0 0 4z' } })
    expect(html).toContain('<path class="map-inset-spot" d="m3 3l4 0 0 4z"')
    expect(html).not.toContain('<circle class="map-inset-rim"')
  })

  it('draws an arrow to a sight outside the frame', () => {
    const html = render({}, [{ ...sight, away: 135 }])
    expect(html).toContain('<g transform="rotate(135)"><path class="map-away"')
    expect(render({}, [sight])).not.toContain('map-away')
  })

  it('centres the label of water or land without a dot', () => {
    const html = render({}, [{ ...fez, label: 'Atlantic', role: 'water' }])
    expect(html).toContain('map-mark-water')
    expect(html).toContain('<text dy=".35em" text-anchor="middle">Atlantic</text>')
    expect(html).not.toContain('<circle r=')
  })

  it('places the globe in its corner', () => {
    expect(render({})).toContain('class="map-inset" transform="translate(18 18)"')
    const corner = { ...base.inset, corner: 'bottom-right' } as const
    expect(render({ inset: corner })).toContain('class="map-inset" transform="translate(592 532)"')
  })

  it('draws a town plan with roads over rivers and states that it is sketched', () => {
    const html = render({
      plan: [
        { kind: 'green', path: 'm1 1l9 0 0 9z' },
        { kind: 'water', path: 'm2 2l9 0 0 9z' },
        { kind: 'road', path: 'm0 5l9 0' },
      ],
      streams: [{ path: 'm5 0l0 9', width: 4 }],
    })
    const order = ['map-green', 'map-basin-bank', 'map-basin', 'map-stream', 'map-road-edge', 'map-road']
    const at = order.map((name) => html.indexOf(`class="${name}"`))
    expect(at).toEqual(at.toSorted((one, other) => one - other))
    expect(at[0]).toBeGreaterThan(0)
    expect(html).toContain('mask="url(#morocco-shore)"')
    const waters = render({ plan: [{ kind: 'river', path: 'm0 5l9 0' }] })
    expect(waters).toContain('Natural Earth. Some waters are sketched by hand. Borders')
    expect(html).toContain('Natural Earth. Walls, parks, hills and main roads are sketched by hand. Borders')
  })
})
