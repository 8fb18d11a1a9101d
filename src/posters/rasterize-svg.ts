import { loadOnce } from '#src/platform/loading/load-once.ts'
import { createCardFonts } from './card-fonts.ts'

/** Renders an SVG as PNG. Rejects when the fonts cannot be read. */
export type RasterizeSvg = (svg: string, assets: Fetcher) => Promise<Uint8Array>

type ResvgModule = typeof import('@resvg/resvg-wasm')

/**
 * Two megabytes that most isolates do not need. The library refuses a second initialisation, so the module, not its
 * callers, stores the one of the isolate.
 */
const loadResvg = loadOnce(async (): Promise<ResvgModule> => {
  const library = await import('@resvg/resvg-wasm')
  const { default: wasm } = await import('@resvg/resvg-wasm/index_bg.wasm')
  await library.initWasm(wasm)
  return library
})

/**
 * Creates a renderer that initialises WebAssembly and reads the fonts on first use.
 * @param family font family of all text
 */
export function createSvgRasterizer(family: string): RasterizeSvg {
  const readFonts = createCardFonts()
  return async (svg, assets) => {
    const [{ Resvg }, fonts] = await Promise.all([loadResvg(), readFonts(assets)])
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
