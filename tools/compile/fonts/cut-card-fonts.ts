import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { FONT_FACES, POSTER_CUT } from './font-faces.ts'

/** Names of the files below `public/fonts`; the renderer of social cards only reads TrueType. */
const CARD_FONTS = { bricolage: 'card.ttf', 'bricolage-ext': 'card-ext.ttf' } as const

/** Subsets the fonts of social cards: complete glyphs without variation axes, never sent to a browser. */
export async function buildCardFonts(root: string): Promise<void> {
  for (const [name, file] of Object.entries(CARD_FONTS)) {
    const face = FONT_FACES.find((candidate) => candidate.name === name)
    if (face === undefined) throw new Error(`there is no font ${name}`)
    const source = await readFile(join(root, 'node_modules', face.source))
    const options = { targetFormat: 'sfnt', variationAxes: POSTER_CUT, noHinting: true } as const
    await writeFile(join(root, 'public/fonts', file), await subsetFont(source, face.characters, options))
  }
}
