import { DEFAULT_LOCALE, LOCALE_TAGS, type LocaleTag, type TranslatedTag } from '#isomorphic/words/locale.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'
import type { LanguageSite } from '#src/site/site-types.ts'

/** The languages of a deployment. */
export type LanguageSettings = {
  /** Languages below a prefix of this site. */
  readonly languages: readonly TranslatedTag[]
  /** Sites of their own for languages. */
  readonly languageSites: Partial<Readonly<Record<LocaleTag, string>>>
}

/** Stands for the path of the page in markup that all pages share. */
const PAGE_PATH = '/~page~'
const PAGE_LINK = /(?:\/([a-z]{2}))?\/~page~/g

/**
 * The links of the language menu: the host that the setting names for a language, else this page below the prefix of
 * the language, else the site that the content names (M1.28). The current language comes without a link.
 */
export function languageLinks(
  sites: readonly LanguageSite[],
  locale: LocaleTag,
  { languages, languageSites }: LanguageSettings,
): readonly LanguageSite[] {
  return sites.map((site) => {
    const tag = LOCALE_TAGS.find((each) => each === site.lang)
    const isHere = tag === DEFAULT_LOCALE || languages.some((each) => each === tag)
    const ownHref = tag === undefined || !isHere ? site.href : localiseHref(tag, PAGE_PATH)
    const href = (tag === undefined ? undefined : languageSites[tag]) ?? ownHref
    return { ...site, href, isCurrent: tag === locale }
  })
}

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Completes the links of the menu in shared markup with the path of a page, which has no language. */
export const linkToPage = (html: string, path: string): string =>
  html.replace(PAGE_LINK, (_, tag: string | undefined) => {
    const found = LOCALE_TAGS.find((each) => each === tag)
    return escapeAttribute(found === undefined ? path : localiseHref(found, path))
  })
