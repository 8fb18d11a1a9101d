import { DEFAULT_LOCALE, type LocaleTag, type TranslatedTag } from '#isomorphic/words/locale.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'

export type PageAddress = {
  /** Absolute address of the page in its language. */
  readonly own: string
  /** The address that search engines should show: the English one for a page that is mostly in English. */
  readonly canonical: string
  readonly isIndexed: boolean
}

/** @param languages in which the page is translated, besides English */
export function pageAddress(
  siteOrigin: string,
  path: string,
  locale: LocaleTag,
  languages: readonly TranslatedTag[],
): PageAddress {
  const own = siteOrigin + localiseHref(locale, path)
  const isIndexed = locale === DEFAULT_LOCALE || languages.some((tag) => tag === locale)
  return { own, canonical: isIndexed ? own : siteOrigin + path, isIndexed }
}

type AddressTagsProps = {
  readonly address: PageAddress
  readonly siteOrigin: string
  readonly path: string
  readonly languages: readonly TranslatedTag[]
}

/** The canonical address, and those of all translations with this page among them. */
export function AddressTags({ address, siteOrigin, path, languages }: AddressTagsProps) {
  const english = siteOrigin + path
  return (
    <>
      {!address.isIndexed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address.canonical} />
      {address.isIndexed && languages.length > 0 && (
        <>
          <link rel="alternate" hrefLang={DEFAULT_LOCALE} href={english} />
          {languages.map((tag) => (
            <link key={tag} rel="alternate" hrefLang={tag} href={siteOrigin + localiseHref(tag, path)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={english} />
        </>
      )}
    </>
  )
}
