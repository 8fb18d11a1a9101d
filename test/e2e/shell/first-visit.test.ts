import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'

/** Budgets of a first visit on a phone (docs/adr/0018). */
const MAX_BLOCKING_STYLE_BYTES = 12 * 1024
const MAX_FONT_BYTES = 70_000
const MAX_ENTRY_BYTES = 2.8 * 1024
const MAX_HOME_BYTES = 13_500

const KINDS = {
  home: '/',
  guide: '/destinations/spain/granada',
  // Names with letters beyond Latin-1, each group of which is a small file of its own.
  'guide with a Polish name': '/destinations/portugal/lisbon',
  'guide with South Slavic letters': '/destinations/croatia/dubrovnik',
  'guide with Turkish letters': '/destinations/turkiye/istanbul',
  'guide with long vowels': '/destinations/japan',
  story: '/articles/sherry-triangle',
  'story with long vowels': '/articles/a-night-in-a-ryokan',
  list: '/places',
} as const

it.each(Object.entries(KINDS))('the first visit of a %s stays within its budgets', async (kind, path) => {
  const { page, close } = await openPage({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  const bytes = new Map<string, Promise<number>>()
  const fonts: Promise<number>[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (type === 'font') fonts.push(response.body().then((body) => body.byteLength))
    if (type === 'stylesheet' || type === 'script' || type === 'document')
      bytes.set(
        response.url(),
        response.body().then((body) => gzipSync(body, { level: 9 }).byteLength),
      )
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const { blocking, entry } = await page.evaluate(() => ({
    blocking: [...document.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ href }) => href),
    entry: document.querySelector<HTMLScriptElement>('head script[type="module"]')?.src ?? '',
  }))
  const sizeOf = async (url: string): Promise<number> => (await bytes.get(url)) ?? Number.NaN
  const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0)
  const figures = {
    html: await sizeOf(page.url()),
    style: sum(await Promise.all(blocking.map(sizeOf))),
    fonts: sum(await Promise.all(fonts)),
    entry: await sizeOf(entry),
  }
  console.log(`first visit of a ${kind}: ${JSON.stringify(figures)}`)
  expect(figures.style).toBeLessThanOrEqual(MAX_BLOCKING_STYLE_BYTES)
  expect(figures.fonts).toBeLessThanOrEqual(MAX_FONT_BYTES)
  expect(figures.entry).toBeLessThanOrEqual(MAX_ENTRY_BYTES)
  if (kind === 'home') expect(figures.html).toBeLessThanOrEqual(MAX_HOME_BYTES)
  await close()
})
