import { DEFAULT_LOCALE, type Locale } from '#isomorphic/words/locale.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'

/**
 * The stream of React's renderer. That of the built worker says that it has passed the addresses of links and forms
 * through `localiseHref` (tools/build/vite/batch-react-stream.ts); React as published does not know the option.
 */
export type RenderedStream = ReadableStream<Uint8Array> & { readonly localisesLinks?: true }

type LinkOptions = { readonly localiseHref?: (href: string) => string }

/**
 * The renderer's option with which components write each address once, without a language (docs/adr/0055). English
 * needs none.
 */
export const linkOptions = (locale: Locale): LinkOptions =>
  locale === DEFAULT_LOCALE ? {} : { localiseHref: (href) => localiseHref(locale, href) }

/** Whether every link of rendered markup has the prefix of its language; else it is added to the finished markup. */
export const hasLocalisedLinks = ({ localisesLinks }: RenderedStream, locale: Locale): boolean =>
  locale === DEFAULT_LOCALE || localisesLinks === true
