import { createElement, type ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'
import { DEFAULT_LOCALE, type Locale } from '#isomorphic/words/locale.ts'
import { LocaleContext } from '#isomorphic/words/use-words.ts'

/**
 * Renders a node to a string with the renderer of the pages (docs/adr/0023).
 * @param locale language of the text
 * @throws the error of a component
 */
export async function renderMarkup(node: ReactNode, locale: Locale = DEFAULT_LOCALE): Promise<string> {
  // The caller reports the error; React would also log it to the console.
  const stream = await renderToReadableStream(createElement(LocaleContext, { value: locale }, node), {
    onError: () => undefined,
  })
  await stream.allReady
  return new Response(stream).text()
}
