import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { FONT_FACES, POSTER_CUT } from './font-faces.ts'
import { EXTENDED_LETTERS, WESTERN_LETTERS } from './letter-groups.ts'

/** Files below `public/fonts`, and their letters; the renderer of social cards only reads TrueType. */
const CARD_FONTS = [
  { name: 'bricolage', file: 'card.ttf', characters: WESTERN_LETTERS },
  { name: 'bricolage-ext', file: 'card-ext.ttf', characters: EXTENDED_LETTERS },
] as const

/** Subsets the fonts of social cards: complete glyphs without variation axes, never sent to a browser. */
export async function buildCardFonts(root: string): Promise<void> {
  for (const { name, file, characters } of CARD_FONTS) {
    const face = FONT_FACES.find((candidate) => candidate.name === name)
    if (face === undefined) throw new Error(`there is no font ${name}`)
    const source = await readFile(join(root, 'node_modules', face.source))
    const options = { targetFormat: 'sfnt', variationAxes: POSTER_CUT, noHinting: true } as const
    await writeFile(join(root, 'public/fonts', file), await subsetFont(source, characters, options))
  }
}
