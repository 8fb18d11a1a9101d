import type { Page } from 'playwright-core'

/** A language that exists in tests alone: English, written from right to left. */
const TAG = 'ar-XB'

/** Marks of Unicode around a text that is written from right to left: RLO, PDF. */
const [OVERRIDE, END] = ['\u202e', '\u202c']

const SKIPPED = /^<(script|style|svg|template|textarea|noscript)\b/
const TOKEN = /<!--.*?-->|<[^>]*>|[^<]+/gs

/** The markup of a page in that language: its visible text and its direction; scripts and drawings stay. */
function pseudoLocalise(html: string): string {
  let skipped = ''
  return html
    .replace(/^(.*?<html[^>]*?) lang="[^"]*" dir="ltr"/s, `$1 lang="${TAG}" dir="rtl"`)
    .replace(/<body.*<\/body>/s, (body) =>
      body.replace(TOKEN, (token) => {
        if (skipped !== '') {
          if (token.startsWith(`</${skipped}`)) skipped = ''
          return token
        }
        if (token.startsWith('<')) {
          skipped = SKIPPED.exec(token)?.[1] ?? ''
          return token
        }
        return /\p{L}/u.test(token) ? OVERRIDE + token + END : token
      }),
    )
}

/** Shows every page that is opened from now on in that language, without its scripts, which bring their own text. */
export async function showMirrored(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType()
    if (type === 'script') return route.abort()
    if (type !== 'document') return route.continue()
    const response = await route.fetch()
    await route.fulfill({ response, body: pseudoLocalise(await response.text()) })
  })
}
