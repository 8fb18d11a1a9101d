import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { buildCardFonts } from './cut-card-fonts.ts'
import { fallbackCss } from './fallback-faces.ts'
import { FONT_FACES, type FontFace } from './font-faces.ts'
import { stillKerning } from './still-kerning.ts'

/** The letters of the preloaded files have their accents built in: no marks, no composition. */
const RETAINED_FEATURES = ['kern', 'liga']

/** Limit above which the build fails; the budget of a first visit is lower (F11). */
const PRELOAD_LIMIT_BYTES = 75_000

type BuiltFont = { readonly face: FontFace; readonly path: string; readonly byteCount: number }

async function buildFont(face: FontFace, root: string): Promise<BuiltFont> {
  const source = await readFile(join(root, 'node_modules', face.source))
  const cutFont = (from: Uint8Array, targetFormat: 'sfnt' | 'woff2', variationAxes: FontFace['axes']) =>
    subsetFont(from, face.characters, {
      targetFormat,
      variationAxes,
      keepFeatures: [...(face.features ?? RETAINED_FEATURES)],
      noHinting: true,
    })
  const { axes, kerningAt } = face
  const bytes =
    kerningAt === undefined
      ? await cutFont(source, 'woff2', axes)
      : await cutFont(
          stillKerning(await cutFont(source, 'sfnt', axes), await cutFont(source, 'sfnt', kerningAt)),
          'woff2',
          {},
        )
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const path = `/fonts/${face.name}.${digest}.woff2`
  await writeFile(join(root, 'public', path), bytes)
  return { face, path, byteCount: bytes.byteLength }
}

function faceCss({ face, path }: BuiltFont): string {
  const lines = [
    `font-family: '${face.family}'`,
    ...(face.style === 'normal' ? [] : [`font-style: ${face.style}`]),
    `src: url('${path}')`,
    `font-display: ${face.display ?? 'swap'}`,
    ...face.descriptors,
  ]
  const rule = `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`
  return face.media === undefined ? rule : `@media ${face.media} {\n${rule}}\n`
}

/**
 * Subsets the fonts of the site: files under `public/fonts`, the rules of preloaded ones in `.generated/fonts.css` and of
 * all others in `.generated/late-fonts.css`, and the preload list in `.generated/fonts.json`.
 * @param root project folder
 * @returns the written files with their sizes
 * @throws {RangeError} when the preloaded files exceed their limit
 */
export async function buildFonts(root: string): Promise<readonly BuiltFont[]> {
  await rm(join(root, 'public/fonts'), { recursive: true, force: true })
  await mkdir(join(root, 'public/fonts'), { recursive: true })
  await mkdir(join(root, '.generated'), { recursive: true })
  const fonts = await Promise.all(FONT_FACES.map((face) => buildFont(face, root)))
  await buildCardFonts(root)
  const preloaded = fonts.filter(({ face }) => face.isPreloaded)
  const byteCount = preloaded.reduce((sum, font) => sum + font.byteCount, 0)
  if (byteCount > PRELOAD_LIMIT_BYTES) {
    throw new RangeError(
      `fonts of a first visit weigh ${byteCount} bytes; ${PRELOAD_LIMIT_BYTES} are allowed`,
    )
  }
  const preload = preloaded.map(({ path }) => path)
  const late = fonts.filter(({ face }) => !face.isPreloaded)
  await writeFile(join(root, '.generated/fonts.css'), preloaded.map(faceCss).join('') + fallbackCss())
  await writeFile(join(root, '.generated/late-fonts.css'), late.map(faceCss).join(''))
  await writeFile(join(root, '.generated/fonts.json'), `${JSON.stringify({ preload }, null, 2)}\n`)
  return fonts
}
