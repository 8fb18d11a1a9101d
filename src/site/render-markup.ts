import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'

/**
 * Renders a node to a string with the renderer of the pages (docs/adr/0023).
 * @throws the error of a component
 */
export async function renderMarkup(node: ReactNode): Promise<string> {
  // The caller reports the error; React would also log it to the console.
  const stream = await renderToReadableStream(node, { onError: () => undefined })
  await stream.allReady
  return new Response(stream).text()
}
