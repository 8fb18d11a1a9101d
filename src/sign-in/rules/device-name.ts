import { pickWords } from '#isomorphic/words/catalogue.ts'
import { DEFAULT_LOCALE, type Locale } from '#isomorphic/words/locale.ts'
import { SIGN_IN_WORDS } from '#src/sign-in/words/sign-in-words.ts'

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]
const MAX_LENGTH = 1000
const NAMED = /^(?<browser>.+) on (?<system>.+)$/

const wordsOf = (locale: Locale) => pickWords(SIGN_IN_WORDS, locale).device

/**
 * A readable device name in English, for example `Firefox on Linux`, as it is stored; never contains text of the header.
 */
export function deviceName(userAgent: string | undefined): string {
  const words = wordsOf(DEFAULT_LOCALE)
  const text = (userAgent ?? '').slice(0, MAX_LENGTH)
  const browser = BROWSERS.find(([pattern]) => pattern.test(text))?.[1]
  const system = SYSTEMS.find(([pattern]) => pattern.test(text))?.[1]
  if (browser === undefined && system === undefined) return words.unknown
  return system === undefined ? (browser ?? '') : words.browserOn(browser ?? words.browser, system)
}

/**
 * Translates a stored device name, because a session is used on pages of several languages.
 * @param name as returned by `deviceName`; another text, such as a name stored before, is returned unchanged
 */
export function localiseDeviceName(name: string, locale: Locale): string {
  const [stored, words] = [wordsOf(DEFAULT_LOCALE), wordsOf(locale)]
  if (name === stored.unknown) return words.unknown
  const { browser, system } = NAMED.exec(name)?.groups ?? {}
  if (browser === undefined || system === undefined) return name
  return words.browserOn(browser === stored.browser ? words.browser : browser, system)
}
