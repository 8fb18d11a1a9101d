import { createContext, useContext } from 'react'
import { type Catalogue, pickWords } from './catalogue.ts'
import { textLanguage } from './loaded-words.ts'
import { DEFAULT_LOCALE, type Locale } from './locale.ts'

/** The language of the page that is rendered; the renderer of the pages provides it. */
export const LocaleContext = createContext<Locale>(DEFAULT_LOCALE)

/** Returns the language of the page, for a component that formats dates or numbers. */
export const useLocale = (): Locale => useContext(LocaleContext)

/** Returns a function for the `lang` of an element with a text of the content: `en` where the language lacks it. */
export function useTextLanguage(): (text: string) => 'en' | undefined {
  const locale = useLocale()
  return (text) => textLanguage(locale, text)
}

/** Returns the text of a feature in the language of the page. */
export const useWords = <Words>(catalogue: Catalogue<Words>): Words => pickWords(catalogue, useLocale())
