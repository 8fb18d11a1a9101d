import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'

/**
 * Renders a piece of markup to its end, by the renderer of every page (docs/adr/0023).
 * @throws what a component threw
 */
export async function renderMarkup(node: ReactNode): Promise<string> {
  // The error is the caller's to tell; React would write it to the console besides.
  const stream = await renderToReadableStream(node, { onError: () => undefined })
  await stream.allReady
  return new Response(stream).text()
}
