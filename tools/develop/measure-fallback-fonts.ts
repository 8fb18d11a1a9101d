import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { findBrowser } from '#tools/command/find-browser.ts'

/** Local fonts by the fontconfig file of `test/support/fonts` that has them: of text, labels and headlines. */
const SYSTEMS = {
  arial: { text: 'Arimo', bold: 'Arimo Bold', serif: 'Tinos' },
  android: { text: 'Roboto', bold: 'Roboto', serif: 'NotoSerif-Regular' },
  noto: { text: 'NotoSans-Regular', bold: 'NotoSans-Bold', serif: 'NotoSerif-Regular' },
  dejavu: { text: 'DejaVu Sans', bold: 'DejaVu Sans Bold', serif: 'DejaVu Serif' },
} as const

/** What a face is for, in the cuts of the web font that are most frequent there. */
const USES = [
  { use: 'text', local: 'text', web: '400 100px Bricolage', of: 'paragraphs' },
  { use: 'label', local: 'bold', web: '650 100px Bricolage', of: 'titles' },
  { use: 'headline', local: 'bold', web: '800 condensed 100px Bricolage', of: 'titles' },
  { use: 'serif', local: 'serif', web: '400 100px Newsreader', of: 'paragraphs' },
] as const

/** One text of this number is enough. */
const SAMPLED = 10

type Samples = Readonly<Record<(typeof USES)[number]['of'], readonly string[]>>

async function readSamples(): Promise<Samples> {
  const titles: string[] = []
  const paragraphs: string[] = []
  for await (const file of glob('content/{articles,destinations}/*/*.md')) {
    const source = readFileSync(file, 'utf8')
    titles.push(
      ...[...source.matchAll(/^(?:title|name): "?(.+?)"?$|^#+ (.+)$/gm)].map(([, a, b]) => a ?? b ?? ''),
    )
    paragraphs.push(...source.split(/\n\n+/).filter((text) => /^[A-Z][^[*_]{120,}$/.test(text)))
  }
  return { titles, paragraphs }
}

/** An address that holds a built font. */
function fontData(name: string): string {
  const path = new RegExp(`/fonts/${name}\\.\\w+\\.woff2`).exec(
    readFileSync('.generated/fonts.css', 'utf8'),
  )?.[0]
  if (path === undefined) throw new Error(`.generated/fonts.css has no ${name}; run npm run content first`)
  return `data:font/woff2;base64,${readFileSync(join('public', path)).toString('base64')}`
}

const pageOf = ({ text, bold, serif }: (typeof SYSTEMS)[keyof typeof SYSTEMS]): string => `<style>
@font-face { font-family: Bricolage; src: url(${fontData('bricolage')}); font-weight: 400 800; font-stretch: 75% 100% }
@font-face { font-family: Newsreader; src: url(${fontData('newsreader')}); font-weight: 400 700 }
@font-face { font-family: local-text; src: local('${text}') }
@font-face { font-family: local-bold; src: local('${bold}') }
@font-face { font-family: local-serif; src: local('${serif}') }
</style><p style="position: absolute; white-space: nowrap; text-rendering: geometricPrecision"></p>`

/** The width of all texts in a font, in pixels. */
const measureWidth = (page: Page, font: string, texts: readonly string[]): Promise<number> =>
  page.evaluate(
    async ([cssFont, list]) => {
      const line = document.querySelector('p')
      if (line === null) return Number.NaN
      line.style.font = cssFont
      await document.fonts.load(cssFont)
      return list.reduce((sum, text) => {
        line.textContent = text
        return sum + line.getBoundingClientRect().width
      }, 0)
    },
    [font, texts] as const,
  )

const samples = await readSamples()
for (const [system, fonts] of Object.entries(SYSTEMS)) {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
    env: {
      ...(process.env as Record<string, string>),
      FONTCONFIG_FILE: join(process.cwd(), `test/support/fonts/${system}.conf`),
    },
  })
  const page = await browser.newPage()
  await page.setContent(pageOf(fonts))
  for (const { use, local, web, of } of USES) {
    const texts = samples[of].filter((_, index) => index % SAMPLED === 0)
    const ratio =
      (await measureWidth(page, web, texts)) / (await measureWidth(page, `100px local-${local}`, texts))
    console.log(`${system} ${use} (${fonts[local]}): ${ratio.toFixed(3)}`)
  }
  await browser.close()
}
