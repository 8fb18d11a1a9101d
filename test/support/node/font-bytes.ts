import { readdirSync, statSync } from 'node:fs'
import { FONT_FACES, type FontFace } from '#tools/compile/fonts/font-faces.ts'
import { openPage } from './open-page.ts'

const FONT_FOLDER = 'public/fonts'
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const

const files = readdirSync(FONT_FOLDER)
const sizeOf = ({ name }: FontFace): number =>
  statSync(`${FONT_FOLDER}/${files.find((file) => file.startsWith(`${name}.`))}`).size
/** The italic is left out: phones do not fetch it. */
const uprights = FONT_FACES.filter(({ style }) => style === 'normal').map((face) => ({
  ...face,
  byteCount: sizeOf(face),
}))

/** The text between tags, of which a browser may render less. */
function textOf(html: string): string {
  return html
    .replaceAll(/<(script|style|head)[\s>].*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&#(?:x([\da-f]+)|(\d+));/gi, (_all, hex: string | undefined, decimal: string) =>
      String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
    )
}

/** Names on posters and maps, which style sheets set in capitals. */
const CAPITALS = /<svg[\s>].*?<\/svg>|<figcaption><b>[^<]*|class="print-name"[^>]*>[^<]*/gs

/** The most that a page can fetch: every file with one of its letters, in both typefaces. */
export function largestFontBytes(html: string): number {
  const capitals = [...html.matchAll(CAPITALS)].map(([part]) => textOf(part).toUpperCase())
  const letters = new Set(textOf(html) + capitals.join(''))
  const needed = uprights.filter(
    ({ characters, isPreloaded }) => isPreloaded || [...characters].some((letter) => letters.has(letter)),
  )
  return needed.reduce((sum, { byteCount }) => sum + byteCount, 0)
}

/**
 * The bytes that a phone fetches for all text of a page, with nothing in its cache. The scripts of a page show no further
 * letters.
 */
export async function measureFontBytes(path: string): Promise<number> {
  const { page, close } = await openPage({ ...PHONE, javaScriptEnabled: false })
  await page.goto(path, { waitUntil: 'load' })
  const fonts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((file) => file.endsWith('.woff2')),
  )
  await close()
  return fonts.reduce((sum, file) => sum + statSync(`public${file}`).size, 0)
}
