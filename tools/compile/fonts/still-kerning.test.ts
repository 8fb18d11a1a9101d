import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import subsetFont from 'subset-font'
import { expect, it } from 'vitest'
import { FONT_FACES, POSTER_CUT } from './font-faces.ts'
import { stillKerning } from './still-kerning.ts'

const LETTERS = 'AVToLWy. '
const face = FONT_FACES.find(({ kerningAt }) => kerningAt !== undefined)
const source = await readFile(resolve('node_modules', face?.source ?? ''))

const cutFont = (
  from: Uint8Array,
  variationAxes: Parameters<typeof subsetFont>[2]['variationAxes'],
  letters = LETTERS,
) =>
  subsetFont(from, letters, { targetFormat: 'sfnt', variationAxes, keepFeatures: ['kern'], noHinting: true })

/** A font table as text; null when the font lacks it. */
function tableOf(font: Uint8Array, tag: string): string | null {
  const bytes = Buffer.from(font)
  for (let at = 12; at < 12 + bytes.readUInt16BE(4) * 16; at += 16) {
    if (bytes.toString('latin1', at, at + 4) !== tag) continue
    const start = bytes.readUInt32BE(at + 8)
    return bytes.toString('hex', start, start + bytes.readUInt32BE(at + 12))
  }
  return null
}

it('has the kerning of the instance, and the glyphs and axes of the font', async () => {
  const [variable, cut] = [await cutFont(source, face?.axes ?? {}), await cutFont(source, POSTER_CUT)]
  const still = await cutFont(stillKerning(variable, cut), {})
  expect(tableOf(still, 'GPOS')).toBe(tableOf(await cutFont(cut, {}), 'GPOS'))
  expect(tableOf(still, 'GPOS')).not.toBe(tableOf(variable, 'GPOS'))
  for (const tag of ['fvar', 'gvar', 'glyf', 'hmtx', 'cmap'])
    expect(tableOf(still, tag)).toBe(tableOf(variable, tag))
  expect(still.byteLength).toBeLessThan(variable.byteLength)
})

it('rejects an instance with other glyphs', async () => {
  const [variable, cut] = [await cutFont(source, face?.axes ?? {}), await cutFont(source, POSTER_CUT, 'Ab')]
  expect(() => stillKerning(variable, cut)).toThrow(RangeError)
})
