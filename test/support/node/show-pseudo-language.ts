import type { Page } from 'playwright-core'

const SKIPPED = /^<(script|style|svg|template|textarea|noscript)\b/
const TOKEN = /<!--.*?-->|<[^>]*>|[^<]+/gs

/** Marks of Unicode around a text that is written from right to left: RLO, PDF. */
const [OVERRIDE, END] = ['\u202e', '\u202c']
/** By how much the words of a language may be longer than English ones. */
const EXTRA_LENGTH = 0.4
/** The name of the site is the same in every language. */
const BRAND = 'Fernway'

/** The markup with its visible text changed; scripts and drawings stay. */
function changeText(html: string, change: (text: string) => string): string {
  let skipped = ''
  return html.replace(/<body.*<\/body>/s, (body) =>
    body.replace(TOKEN, (token) => {
      if (skipped !== '') {
        if (token.startsWith(`</${skipped}`)) skipped = ''
        return token
      }
      if (token.startsWith('<')) {
        skipped = SKIPPED.exec(token)?.[1] ?? ''
        return token
      }
      return change(token)
    }),
  )
}

const mirror = (html: string): string =>
  changeText(html, (text) => (/\p{L}/u.test(text) ? OVERRIDE + text + END : text)).replace(
    /^(.*?<html[^>]*?) lang="[^"]*" dir="ltr"/s,
    '$1 lang="ar-XB" dir="rtl"',
  )

const lengthen = (html: string): string =>
  changeText(html, (text) =>
    text === BRAND
      ? text
      : text.replace(/\p{L}{2,}/gu, (word) => word + 'ö'.repeat(Math.ceil(word.length * EXTRA_LENGTH))),
  )

async function showChanged(page: Page, change: (html: string) => string): Promise<void> {
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType()
    if (type === 'script') return route.abort()
    if (type !== 'document') return route.continue()
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
}

/**
 * Shows every page that is opened from now on in a language that exists in tests alone: English, written from right to
 * left (ar-XB), without its scripts, which bring their own text.
 */
export const showMirrored = (page: Page): Promise<void> => showChanged(page, mirror)

/** The same in English with longer words (en-XA). */
export const showLengthened = (page: Page): Promise<void> => showChanged(page, lengthen)
