import { pageWordsOf } from '#client/kit/page-language.ts'
import { SITE_CLIENT_WORDS } from './words/site-client-words.ts'

const words = pageWordsOf(SITE_CLIENT_WORDS)

const MINUTE_MS = 60_000

/** Weekday and time in a time zone, for example `Sat 14:05`; null for a zone unknown to this browser. */
export function formatLocalTime(timeZone: string, now: Date): string | null {
  try {
    const options = { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit' } as const
    return new Intl.DateTimeFormat(words.formatLocale, options).format(now).replace(',', '')
  } catch {
    return null
  }
}

/** Shows the current time in an element with `data-time-zone` and updates it every minute. */
export function showLocalTime(element: Element): void {
  const timeZone = element.getAttribute('data-time-zone') ?? ''
  const show = (): void => {
    const text = formatLocalTime(timeZone, new Date())
    if (text === null) return
    element.textContent = words.localTime(text)
    setTimeout(show, MINUTE_MS - (Date.now() % MINUTE_MS))
  }
  show()
}
