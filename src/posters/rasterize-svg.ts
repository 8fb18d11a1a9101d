import { createCardFonts } from './card-fonts.ts'

/** Draws an SVG as PNG. Throws as reading the fonts does. */
export type RasterizeSvg = (svg: string, assets: Fetcher) => Promise<Uint8Array>

type ResvgModule = typeof import('@resvg/resvg-wasm')

/** Two megabytes that most isolates never need. */
async function loadResvg(): Promise<ResvgModule> {
  const library = await import('@resvg/resvg-wasm')
  const { default: wasm } = await import('@resvg/resvg-wasm/index_bg.wasm')
  await library.initWasm(wasm)
  return library
}

/**
 * Makes a renderer that starts its WebAssembly and reads its fonts the first time it is asked.
 * @param family the typeface of all text
 */
export function createSvgRasterizer(family: string): RasterizeSvg {
  const readFonts = createCardFonts()
  // The program may be started once; nothing outside the worker is asked for it, so all can wait for one start.
  let library: Promise<ResvgModule> | null = null
  return async (svg, assets) => {
    library ??= loadResvg()
    const [{ Resvg }, fonts] = await Promise.all([library, readFonts(assets)])
    const renderer = new Resvg(svg, {
      font: { fontBuffers: [...fonts], defaultFontFamily: family, loadSystemFonts: false },
    })
    const image = renderer.render()
    const png = image.asPng()
    image.free()
    renderer.free()
    return png
  }
}
