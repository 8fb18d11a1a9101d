import { UnavailableError } from '#src/errors.ts'
import { withDeadline } from './deadline.ts'

const FONT_PATHS = ['/fonts/card.ttf', '/fonts/card-ext.ttf']
const FONT_TIMEOUT_MS = 500

/** Draws an SVG as PNG. */
export type RasterizeSvg = (svg: string, assets: Fetcher) => Promise<Uint8Array>

async function readFont(assets: Fetcher, path: string): Promise<Uint8Array> {
  const response = await withDeadline(
    assets.fetch(new URL(path, 'https://assets.local')),
    FONT_TIMEOUT_MS,
    'assets',
  )
  if (!response.ok) throw new UnavailableError(`font ${path} (status ${response.status})`)
  return new Uint8Array(await response.arrayBuffer())
}

type Library = typeof import('@resvg/resvg-wasm')
type Tools = { readonly Resvg: Library['Resvg']; readonly fonts: readonly Uint8Array[] }

/** Two megabytes that most isolates never need; an import is made once. */
async function startLibrary(): Promise<Library> {
  const library = await import('@resvg/resvg-wasm')
  const { default: program } = await import('@resvg/resvg-wasm/index_bg.wasm')
  await library.initWasm(program)
  return library
}

/**
 * Makes a renderer that starts its WebAssembly and reads its fonts the first time it is asked; a failure is not kept.
 * @param family the typeface of all text
 */
export function createSvgRasterizer(family: string): RasterizeSvg {
  let started: Promise<Library> | null = null
  let tools: Promise<Tools> | null = null
  const load = async (assets: Fetcher): Promise<Tools> => {
    started ??= startLibrary()
    const { Resvg } = await started
    return { Resvg, fonts: await Promise.all(FONT_PATHS.map((path) => readFont(assets, path))) }
  }
  return async (svg, assets) => {
    tools ??= load(assets)
    const { Resvg, fonts } = await tools.catch((error: unknown) => {
      tools = null
      throw error
    })
    const drawing = new Resvg(svg, {
      font: { fontBuffers: [...fonts], defaultFontFamily: family, loadSystemFonts: false },
    })
    const image = drawing.render()
    const png = image.asPng()
    image.free()
    drawing.free()
    return png
  }
}
