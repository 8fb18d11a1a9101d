import { LOCALE_TAGS, type LocaleTag } from '#isomorphic/words/locale.ts'

const SITE = /^(?<tag>[a-z]{2})\s*=\s*(?<address>https:\/\/\S+)$/

const isTag = (text: string): text is LocaleTag => LOCALE_TAGS.some((tag) => tag === text)

/** Parses `de=https://de.example.org, fr=https://fr.example.org`; null when invalid. */
export function parseLanguageSites(text: string): Partial<Record<LocaleTag, string>> | null {
  const sites: Partial<Record<LocaleTag, string>> = {}
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue
    const { tag = '', address = '' } = SITE.exec(part)?.groups ?? {}
    if (!isTag(tag) || !URL.canParse(address)) return null
    sites[tag] = address
  }
  return sites
}
