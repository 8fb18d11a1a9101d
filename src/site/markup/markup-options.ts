import { DEFAULT_LOCALE, type Locale } from '#isomorphic/words/locale.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'
import { withoutBreaks } from '#src/site/typography/no-break-spaces.ts'

/**
 * The stream of React's renderer. That of the built worker says that it has applied the options
 * (tools/build/vite/react/batch-react-stream.ts); React as published does not know them.
 */
export type RenderedStream = ReadableStream<Uint8Array> & { readonly appliesMarkupOptions?: true }

type MarkupOptions = {
  /** Changes each internal address of links and forms. */
  readonly localiseHref?: (href: string) => string
  /** Changes each text between tags, which is escaped already. */
  readonly typesetText?: (text: string) => string
}

/**
 * Options of the renderer with which components write each address once, without a language (docs/adr/0055), and text
 * with plain spaces.
 * @param hasNoBreakSpaces whether no line of the text ends where it should not; not for text that a visitor wrote
 */
export const markupOptions = (locale: Locale, hasNoBreakSpaces: boolean): MarkupOptions => ({
  // English needs no prefixes.
  ...(locale !== DEFAULT_LOCALE && { localiseHref: (href: string) => localiseHref(locale, href) }),
  ...(hasNoBreakSpaces && { typesetText: withoutBreaks }),
})

/** Whether the renderer has applied the options; else they are applied to the finished markup. */
export const hasMarkupOptions = ({ appliesMarkupOptions }: RenderedStream): boolean =>
  appliesMarkupOptions === true
