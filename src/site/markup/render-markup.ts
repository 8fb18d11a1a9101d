import { createElement, type ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'
import { DEFAULT_LOCALE, type Locale } from '#isomorphic/words/locale.ts'
import { LocaleContext } from '#isomorphic/words/use-words.ts'
import { localiseLinks } from './localise-links.ts'
import { hasMarkupOptions, markupOptions } from './markup-options.ts'

/**
 * Renders a node to a string with the renderer of the pages (docs/adr/0023).
 * @param locale language of the text, and of the pages that links lead to
 * @throws the error of a component
 */
export async function renderMarkup(node: ReactNode, locale: Locale = DEFAULT_LOCALE): Promise<string> {
  const options = {
    // The caller reports the error; React would also log it to the console.
    onError: () => undefined,
    ...markupOptions(locale, false),
  }
  const stream = await renderToReadableStream(createElement(LocaleContext, { value: locale }, node), options)
  await stream.allReady
  const html = await new Response(stream).text()
  return hasMarkupOptions(stream) ? html : localiseLinks(html, locale)
}
