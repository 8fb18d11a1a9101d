import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PixelLine } from '#isomorphic/maps/map-geometry.ts'
import { TRANSLATED_TAGS, type TranslatedTag } from '#isomorphic/words/locale.ts'
import { isInside, type LabelBox, overlaps } from '#src/maps/labels/label-box.ts'
import { labelWidth } from '#src/maps/labels/label-width.ts'
import { parsePathData } from '#src/maps/lines/parse-path-data.ts'
import { createContentLocaliser } from '#src/words/content/create-content-localiser.ts'
import type { LanguageContent } from '#src/words/content/language-content.ts'
import { PROJECT_ROOT } from '#tools/compile/fixtures/content-fixture.ts'
import { sampleGuide } from '#tools/compile/fixtures/sample-guide.ts'
import { crossesBox } from './crosses-box.ts'
import { ROUTE_HEIGHT, ROUTE_WIDTH } from './route-view.ts'

const MINUTE = 60_000
const FRAME = { left: 0, top: 0, right: ROUTE_WIDTH, bottom: ROUTE_HEIGHT }
/** Of the type, as drawn. */
const [TYPE_PX, HALF_LETTERS] = [14.5, 6]
/** Share of the drawing's width or height that the stops of a route take at least. */
const MIN_SHARE = 0.5
/** Share of all stops that have no name on their map; the list above it numbers them. */
const MAX_UNNAMED = 0.08

type Drawing = { readonly name: string; readonly stopCount: number; readonly html: string }
type Named = { readonly text: string; readonly box: LabelBox }

let drawings: readonly Drawing[] = []

beforeAll(() => {
  const { maps, places } = sampleGuide()
  drawings = places
    .filter(({ routes }) => routes.length > 0)
    .flatMap((place) => {
      maps.mapOf(place)
      const drawn = maps.routesOf(place)
      return place.routes.map(({ name, stops }, index) => {
        return { name: `${place.path}: ${name}`, stopCount: stops.length, html: drawn[index] ?? '' }
      })
    })
}, 5 * MINUTE)

const partOf = (html: string, name: string): string =>
  new RegExp(`class="${name}">(.*?)</g>`, 's').exec(html)?.[1] ?? ''

function pinsOf(html: string): readonly Named[] {
  const part = partOf(html, 'route-numbers')
  const boxes = [...part.matchAll(/<rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"/g)]
  const labels = [...part.matchAll(/<text [^>]*>([^<]+)</g)].map(([, label = '']) => label)
  return boxes.map((found, index) => {
    const [left = 0, top = 0, width = 0, height = 0] = found.slice(1).map(Number)
    return { text: labels[index] ?? '', box: { left, top, right: left + width, bottom: top + height } }
  })
}

function namesOf(html: string): readonly Named[] {
  const found = partOf(html, 'route-names').matchAll(
    /<text x="([^"]+)" y="([^"]+)" [^>]*text-anchor="(\w+)"[^>]*>([^<]+)</g,
  )
  return [...found].map(([, at, middle, anchor, escaped = '']) => {
    const text = escaped.replaceAll('&#x26;', '&').replaceAll('&#x27;', '’')
    const [x, y, width] = [Number(at), Number(middle), labelWidth(text, TYPE_PX)]
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
    return { text, box: { left, right: left + width, top: y - HALF_LETTERS, bottom: y + HALF_LETTERS } }
  })
}

const linesOf = (html: string): readonly PixelLine[] =>
  [...html.matchAll(/class="route-line[^"]*" d="([^"]+)"/g)].flatMap(([, data = '']) => parsePathData(data))

/** What covers what on a drawing, in words. */
function faultsOf({ name, html }: Pick<Drawing, 'name' | 'html'>): readonly string[] {
  const [pins, names, lines] = [pinsOf(html), namesOf(html), linesOf(html)]
  const pairs = (all: readonly Named[]): readonly string[] =>
    all.flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter((other) => overlaps(one.box, other.box))
        .map((other) => `${one.text} and ${other.text}`),
    )
  return [
    ...pairs(pins),
    ...pairs(names),
    ...names.flatMap(({ text, box }) => [
      ...(isInside(box, FRAME) ? [] : [`${text} is cut`]),
      ...(lines.some((line) => crossesBox(line, box)) ? [`the line crosses ${text}`] : []),
      ...pins.filter((pin) => overlaps(box, pin.box)).map((pin) => `${text} covers ${pin.text}`),
    ]),
  ].map((fault) => `${name}: ${fault}`)
}

function localiserOf(tag: TranslatedTag) {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(PROJECT_ROOT, '.generated/languages', `${name}.json`), 'utf8'))
  const content: LanguageContent = read(tag)
  return createContentLocaliser(tag, { ...content, texts: { ...content.texts, ...read(`${tag}-guides`) } })
}

describe('the maps of all routes', () => {
  it('let no name cover the line, a number or another name, and no number another', () => {
    expect(drawings.length).toBeGreaterThan(800)
    expect(drawings.flatMap(faultsOf)).toEqual([])
  })

  it.each(TRANSLATED_TAGS)('have room for the names in %s', (tag) => {
    const { localiseRecord } = localiserOf(tag)
    const faults = drawings.flatMap(({ name, html }) =>
      faultsOf({ name, html: localiseRecord({ html }).html }),
    )
    expect(faults).toEqual([])
  })

  it('have every stop as a number, alone or with others at its place', () => {
    const wrong = drawings.filter(({ html, stopCount }) => {
      const numbers = pinsOf(html).flatMap(({ text }) => text.split(' · ').map(Number))
      return (
        numbers.toSorted((one, other) => one - other).join() !==
        Array.from({ length: stopCount }, (_, index) => index + 1).join()
      )
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('name most stops beside their numbers', () => {
    const pinCount = drawings.reduce((sum, { html }) => sum + pinsOf(html).length, 0)
    const nameCount = drawings.reduce((sum, { html }) => sum + namesOf(html).length, 0)
    expect(1 - nameCount / pinCount).toBeLessThan(MAX_UNNAMED)
  })

  it('are as wide or as high as their route, with a margin', () => {
    const small = drawings.filter(({ html }) => {
      const points = linesOf(html).flat()
      const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)]
      const span = (all: readonly number[]) => Math.max(...all) - Math.min(...all)
      return span(across) < ROUTE_WIDTH * MIN_SHARE && span(down) < ROUTE_HEIGHT * MIN_SHARE
    })
    expect(small.map(({ name }) => name)).toEqual([])
  })
})
