import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { TRANSLATED_TAGS } from '#isomorphic/words/locale.ts'
import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import { labelWidth } from '#src/maps/labels/label-width.ts'
import { parseShard } from './set-markup.ts'

/** 1.2 KB. */
const HEAVIEST_BYTES = 1228
/** The column of labels on a phone of 320 pixels, beside a drawing and beside a figure, and the sizes of its text. */
const COLUMN = { besideDrawing: 150, besideFigure: 175 }
const LABEL_SIZE = 16
const NOTE_SIZE = 14

type Place = DestinationRecord & { readonly diagram: NonNullable<DestinationRecord['diagram']> }

const root = join(import.meta.dirname, '../../..')
const readText = (path: string): string => readFileSync(join(root, path), 'utf8')

function readPlaces(language: string): readonly Place[] {
  const { version } = JSON.parse(readText('.generated/catalogue-manifest.json')) as {
    readonly version: string
  }
  const folder = join('public/_catalogue', version, language)
  return readdirSync(join(root, folder))
    .filter((name) => name.startsWith('place-'))
    .map((name) => readText(join(folder, name)))
    .filter((text) => text.includes('"diagram"'))
    .flatMap((text) => Object.values(parseShard(text) as Record<string, readonly Partial<Place>[]>).flat())
    .filter((place): place is Place => place.diagram !== undefined)
}

const places = new Map<string, readonly Place[]>()
beforeAll(() => {
  for (const language of ['', ...TRANSLATED_TAGS]) places.set(language, readPlaces(language))
})
const htmlOf = ({ parts }: Place): string => parts?.['diagram'] ?? ''

describe('compiled diagrams', () => {
  it('every place of Best in Travel has one', () => {
    const ranks = (places.get('') ?? []).flatMap(({ rank }) => rank ?? [])
    expect(ranks.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    )
  })

  it.each(['', ...TRANSLATED_TAGS])('are figures of 1.2 KB at most (%s)', (language) => {
    const found = places.get(language) ?? []
    expect(found.length).toBeGreaterThanOrEqual(50)
    for (const place of found) {
      expect(htmlOf(place), place.path).toMatch(/^<figure class="figures .*<\/figure>$/)
      expect(gzipSync(htmlOf(place), { level: 9 }).byteLength, place.path).toBeLessThanOrEqual(HEAVIEST_BYTES)
    }
  })

  it.each(TRANSLATED_TAGS)('have no English text in %s', (tag) => {
    const english = (places.get(tag) ?? []).filter((place) => htmlOf(place).includes('lang="en"'))
    expect(english.map(({ path }) => path)).toEqual([])
    expect(htmlOf(places.get(tag)?.[0] as Place)).not.toMatch(/\babout \d/)
  })

  it.each(['', ...TRANSLATED_TAGS])('have no word that a narrow phone has no room for (%s)', (language) => {
    const wide = (places.get(language) ?? []).flatMap(({ path, diagram }) =>
      diagram.rows.flatMap(({ name, text, note }) =>
        [
          ...(name ?? text ?? '')
            .split(/[\s-]/)
            .map((word) => ({ word, width: labelWidth(word, LABEL_SIZE) })),
          ...(note ?? '').split(/[\s-]/).map((word) => ({ word, width: labelWidth(word, NOTE_SIZE) })),
        ]
          .filter(
            ({ width }) => width > COLUMN[diagram.kind === 'section' ? 'besideDrawing' : 'besideFigure'],
          )
          .map(({ word }) => `${path}: ${word}`),
      ),
    )
    expect(wide).toEqual([])
  })
})
