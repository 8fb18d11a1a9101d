import { createElement, type ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'
import { DEFAULT_LOCALE, type Locale } from '#isomorphic/words/locale.ts'
import { LocaleContext } from '#isomorphic/words/use-words.ts'
import { hasLocalisedLinks, linkOptions } from './link-options.ts'
import { localiseLinks } from './localise-links.ts'

/**
 * Renders a node to a string with the renderer of the pages (docs/adr/0023).
 * @param locale language of the text, and of the pages that links lead to
 * @throws the error of a component
 */
export async function renderMarkup(node: ReactNode, locale: Locale = DEFAULT_LOCALE): Promise<string> {
  const options = {
    // The caller reports the error; React would also log it to the console.
    onError: () => undefined,
    ...linkOptions(locale),
  }
  const stream = await renderToReadableStream(createElement(LocaleContext, { value: locale }, node), options)
  await stream.allReady
  const html = await new Response(stream).text()
  return hasLocalisedLinks(stream, locale) ? html : localiseLinks(html, locale)
}
