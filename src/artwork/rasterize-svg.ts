import { createCardFonts } from './card-fonts.ts'

/** Draws an SVG as PNG. Throws as reading the fonts does. */
export type RasterizeSvg = (svg: string, assets: Fetcher) => Promise<Uint8Array>

type Library = typeof import('@resvg/resvg-wasm')

/** Two megabytes that most isolates never need. */
async function startLibrary(): Promise<Library> {
  const library = await import('@resvg/resvg-wasm')
  const { default: program } = await import('@resvg/resvg-wasm/index_bg.wasm')
  await library.initWasm(program)
  return library
}

/**
 * Makes a renderer that starts its WebAssembly and reads its fonts the first time it is asked.
 * @param family the typeface of all text
 */
export function createSvgRasterizer(family: string): RasterizeSvg {
  const readFonts = createCardFonts()
  // The program may be started once; nothing outside the worker is asked for it, so all can wait for one start.
  let library: Promise<Library> | null = null
  return async (svg, assets) => {
    library ??= startLibrary()
    const [{ Resvg }, fonts] = await Promise.all([library, readFonts(assets)])
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
