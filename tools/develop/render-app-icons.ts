import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { findBrowser } from '#tools/command/find-browser.ts'

const FOLDER = 'public/icons'
/** Fraction of the square that is safe from the system's icon mask. */
const SAFE_SHARE = 0.72
const GROUND = '#14513b'
/** Screenshots of the site for its installation dialog (public/manifest.webmanifest). */
const SCREENS = [
  { file: 'screen-narrow.png', width: 390, height: 844, scale: 2 },
  { file: 'screen-wide.png', width: 1440, height: 900, scale: 1 },
]

const mark = readFileSync('public/favicon.svg', 'utf8')
const fern = mark.replace(/<rect[^>]*\/>/, '')
const drawn = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 40 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

/** The frond alone, centred in a square and small enough for any mask. */
async function maskableIcon(svg: string, size: number, background: string | null): Promise<Buffer> {
  const inner = Math.round(size * SAFE_SHARE)
  const input = await drawn(svg, inner)
  const ground = background ?? { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

async function takeIconScreenshot(origin: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  for (const { file, width, height, scale } of SCREENS) {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
    await page.goto(`${origin}/destinations/japan/kyoto`, { waitUntil: 'networkidle' })
    const picture = sharp(await page.screenshot({ type: 'png' }))
    writeFileSync(join(FOLDER, file), await picture.png({ compressionLevel: 9, palette: true }).toBuffer())
    await page.close()
  }
  await browser.close()
}

mkdirSync(FOLDER, { recursive: true })
writeFileSync(join(FOLDER, 'icon-192.png'), await drawn(mark, 192))
writeFileSync(join(FOLDER, 'icon-512.png'), await drawn(mark, 512))
writeFileSync(join(FOLDER, 'maskable-512.png'), await maskableIcon(fern, 512, GROUND))
writeFileSync(
  join(FOLDER, 'monochrome-512.png'),
  await maskableIcon(fern.replaceAll('#f2b23e', '#ffffff'), 512, null),
)
const [origin] = process.argv.slice(2)
if (origin === undefined)
  console.log('npm run images:app-icons -- ORIGIN takes the screenshots too, of a site that runs there')
else await takeIconScreenshot(origin)
