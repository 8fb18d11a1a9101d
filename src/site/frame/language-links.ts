import { DEFAULT_LOCALE, LOCALE_TAGS, type LocaleTag, type TranslatedTag } from '#isomorphic/words/locale.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'
import type { SiteLanguage } from '#src/site/site-types.ts'

/** The languages of a deployment. */
export type LanguageSettings = {
  /** Languages below a prefix of this site. */
  readonly languages: readonly TranslatedTag[]
  /** Sites of their own for languages. */
  readonly languageSites: Partial<Readonly<Record<LocaleTag, string>>>
}

/** An entry of the language menu. */
export type LanguageLink = SiteLanguage & { readonly href: string; readonly isCurrent: boolean }

/** Stands for the path of the page in markup that all pages share. */
const PAGE_PATH = '/~page~'
/** With a group, so that `split` returns the links, too. */
const PAGE_LINK = /((?:\/[a-z]{2})?\/~page~)/
const OF_LANGUAGE = /^\/([a-z]{2})\//

/**
 * The links of the language menu: the host that the setting names for a language, else this page below the prefix of
 * the language (M1.28). A language with neither is left out, so that no entry leads to a site that does not exist. The
 * current language comes without a link.
 * @returns nothing when there is no other language to choose
 */
export function languageLinks(
  known: readonly SiteLanguage[],
  locale: LocaleTag,
  { languages, languageSites }: LanguageSettings,
): readonly LanguageLink[] {
  const links = known.flatMap((language): readonly LanguageLink[] => {
    const { lang } = language
    const isHere = lang === DEFAULT_LOCALE || languages.some((tag) => tag === lang)
    const href = languageSites[lang] ?? (isHere ? localiseHref(lang, PAGE_PATH) : null)
    return href === null ? [] : [{ ...language, href, isCurrent: lang === locale }]
  })
  return links.some(({ isCurrent }) => !isCurrent) ? links : []
}

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

function addressOf(link: string, path: string): string {
  const [, tag] = OF_LANGUAGE.exec(link) ?? []
  const found = LOCALE_TAGS.find((each) => each === tag)
  return escapeAttribute(found === undefined ? path : localiseHref(found, path))
}

/**
 * Completes the links of the menu in shared markup with the path of a page, which has no language. The markup is
 * searched once.
 */
export function createPageLinker(html: string): (path: string) => string {
  // Every second part is a link.
  const parts = html.split(PAGE_LINK)
  return (path) => parts.map((part, index) => (index % 2 === 0 ? part : addressOf(part, path))).join('')
}
