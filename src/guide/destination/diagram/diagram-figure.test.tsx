import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { GuideDiagram } from '#src/catalogue/diagram/guide-diagram.ts'
import { DiagramFigure } from './diagram-figure.tsx'

const FRAME = { title: 'From the sea to the summit', caption: 'Heights above the sea.' }
const HOSTILE = '</b><script>alert("1")</script>'

const SECTION: GuideDiagram = {
  ...FRAME,
  kind: 'section',
  shape: 'mountain',
  rows: [
    { name: 'Toubkal', m: 4167 },
    { text: 'The refuge', m: 3200, about: true, note: 'huts' },
    { name: 'Agadir', m: 0, water: true },
  ],
}
const LINE: GuideDiagram = {
  ...FRAME,
  kind: 'line',
  by: 'rail',
  unit: 'h',
  rows: [{ name: 'Vientiane' }, { name: 'Vang Vieng', at: 1.5, about: true }, { name: 'Boten' }],
}
const PROFILE: GuideDiagram = {
  ...FRAME,
  kind: 'profile',
  rows: [
    { name: 'Tbilisi', km: 0, m: 450 },
    { name: 'Jvari', km: 130, m: 2380 },
    { name: 'Stepantsminda', km: 155, m: 1740 },
  ],
}
const YEAR: GuideDiagram = {
  ...FRAME,
  kind: 'year',
  rows: [
    { text: 'Rain', months: [6, 9] },
    { text: 'Northern lights', months: [11, 2] },
    { text: 'Fair', months: [7, 7] },
  ],
}
const SIZES: GuideDiagram = {
  ...FRAME,
  kind: 'sizes',
  unit: 'cm',
  rows: [
    { text: 'The flood', value: 200 },
    { text: 'The gates', value: 100 },
    { text: 'Low tide', value: 0 },
  ],
}
const ALL = [SECTION, LINE, PROFILE, YEAR, SIZES]

const render = (diagram: GuideDiagram): string => renderToStaticMarkup(<DiagramFigure diagram={diagram} />)
const itemsOf = (diagram: GuideDiagram): readonly string[] =>
  [...render(diagram).matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) =>
    item.replaceAll(/<svg.*?<\/svg>/g, '').replaceAll(/<[^>]*>/g, ''),
  )

describe('DiagramFigure', () => {
  it('says in a list, in order, what the drawing shows', () => {
    expect(itemsOf(SECTION)).toEqual([
      'Toubkal 4,167\u{a0}m',
      'The refuge about 3,200\u{a0}m huts',
      'Agadir 0\u{a0}m',
    ])
    expect(itemsOf(LINE)).toEqual(['Vientiane', 'Vang Vieng about 1½\u{a0}h', 'Boten'])
    expect(itemsOf(PROFILE)[1]).toBe('Jvari 130\u{a0}km · 2,380\u{a0}m')
    expect(itemsOf(YEAR)).toEqual([
      'Rain June to September',
      'Northern lights November to February',
      'Fair July',
    ])
    expect(itemsOf(SIZES)).toEqual(['The flood 200\u{a0}cm', 'The gates 100\u{a0}cm', 'Low tide 0\u{a0}cm'])
  })

  it.each(ALL.map((diagram) => [diagram.kind, diagram] as const))(
    'hides the shapes of a %s from screen readers, and needs no style attribute and no address',
    (_kind, diagram) => {
      const html = render(diagram)
      for (const [tag] of html.matchAll(/<svg[^>]*>/g)) expect(tag).toContain('aria-hidden="true"')
      expect(html).not.toMatch(/ style=|href=|src=|NaN|undefined|Infinity/)
      expect(html).toContain(
        `<figcaption><b class="h3">${FRAME.title}</b><span>${FRAME.caption}</span></figcaption>`,
      )
    },
  )

  it.each(ALL.map((diagram) => [diagram.kind, diagram] as const))(
    'escapes the texts of a %s',
    (_kind, diagram) => {
      const rows = diagram.rows.map((row, index) => ({
        ...row,
        name: undefined,
        text: `${index}${HOSTILE}`,
        note: HOSTILE,
      }))
      const html = render({ ...diagram, title: HOSTILE, caption: HOSTILE, rows } as GuideDiagram)
      expect(html).not.toContain('<script')
      expect(html.match(/&lt;script&gt;/g)).toHaveLength(2 + 2 * rows.length)
    },
  )

  it('draws bars to scale, and a span across the turn of the year as two', () => {
    expect(render(SIZES)).toContain('d="M0 0h50v1H0z"')
    expect(render(YEAR)).toContain('d="M5 0h4v1h-4z"')
    expect(render(YEAR)).toContain('d="M0 0h2v1h-2zM10 0h2v1h-2z"')
    expect(render(YEAR)).toContain('d="M6 0h1v1h-1z"')
  })
})
