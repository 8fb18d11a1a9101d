import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { drawPoster } from '#art/draw-poster.ts'
import type { CorePlace } from '#src/catalogue/core-catalogue-types.ts'
import type { FrontCatalogue } from '#src/catalogue/front-catalogue.ts'
import type { PackedCore } from '#src/catalogue/packed-core.ts'
import { unpackPlaces } from '#src/catalogue/unpack-places.ts'
import { findBrowser } from '#tools/command/find-browser.ts'
import { encodePosterPhoto } from './poster-photos/encode-poster-photo.ts'
import { POSTER_PHOTOS, type PosterPhoto } from './poster-photos/poster-photo-list.ts'
import { posterPhotoScene, SCENE_SIZE } from './poster-photos/poster-photo-scene.ts'

const FOLDER = 'public/images/prints'
const POSTER_SIZE = { width: 1600, height: 2000 }
/** Colour of the table. */
const GROUND = '#40382d'

async function takeScreenshot(
  browser: Browser,
  html: string,
  size: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: size })
  await page.setContent(html, { waitUntil: 'load' })
  const picture = await page.screenshot({ type: 'png' })
  await page.close()
  return picture
}

async function renderPosterPhoto(
  browser: Browser,
  places: readonly CorePlace[],
  photo: PosterPhoto,
): Promise<void> {
  const item = places.find(({ path }) => path === `/destinations/${photo.place}`)
  if (item === undefined) throw new Error(`${photo.place} has no page; run npm run content first`)
  const svg = drawPoster(item.posterTraits, '4x5', 'print')
  const poster = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  const page = `<!doctype html><style>*{margin:0}img{display:block;width:100vw;height:100vh}</style><img src="${poster}" alt="">`
  const art = `data:image/png;base64,${(await takeScreenshot(browser, page, POSTER_SIZE)).toString('base64')}`
  const lights = Array.from({ length: photo.frames ?? 1 }, (_, index) => 0.2 + index * 0.25)
  const frames: Buffer[] = []
  for (const light of lights)
    frames.push(await takeScreenshot(browser, posterPhotoScene(photo, art, GROUND, light), SCENE_SIZE))
  const file = await encodePosterPhoto(frames, photo)
  writeFileSync(join(FOLDER, photo.file), file)
  console.log(`${photo.file} ${Math.round(file.byteLength / 1024)} KB`)
}

const requested = process.argv.slice(2)
const files = POSTER_PHOTOS.map(({ file }) => file)
const unknown = requested.filter((file) => !files.includes(file))
if (unknown.length > 0) {
  console.error(
    `${unknown.join(', ')} is not one of ${files.join(', ')}\nnpm run images:poster-photos -- [FILE …]`,
  )
  process.exit(1)
}
const readGenerated = <T>(name: string): T => JSON.parse(readFileSync(join('.generated', name), 'utf8')) as T
const packed = readGenerated<PackedCore>('catalogue-core.json')
const places = unpackPlaces(packed.places, readGenerated<FrontCatalogue>('catalogue-front.json'))
mkdirSync(FOLDER, { recursive: true })
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const photo of POSTER_PHOTOS) {
  if (requested.length === 0 || requested.includes(photo.file))
    await renderPosterPhoto(browser, places, photo)
}
await browser.close()
