import { createCardFonts } from './card-fonts.ts'

/** Renders an SVG as PNG. Rejects when the fonts cannot be read. */
export type RasterizeSvg = (svg: string, assets: Fetcher) => Promise<Uint8Array>

type ResvgModule = typeof import('@resvg/resvg-wasm')

/** Two megabytes that most isolates do not need. */
async function loadResvg(): Promise<ResvgModule> {
  const library = await import('@resvg/resvg-wasm')
  const { default: wasm } = await import('@resvg/resvg-wasm/index_bg.wasm')
  await library.initWasm(wasm)
  return library
}

/**
 * Creates a renderer that initialises WebAssembly and reads the fonts on first use.
 * @param family font family of all text
 */
export function createSvgRasterizer(family: string): RasterizeSvg {
  const readFonts = createCardFonts()
  // WebAssembly can be initialised once only. That needs no network, so requests can share one promise.
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
