import type { Connect, Plugin } from 'vite'

/**
 * Keeps a path that begins with two slashes a path. Resolved against the origin of the local server it would name another
 * host, and `//places` would be answered as the page of the front door; the edge passes it on as it is.
 */
export function preserveLeadingSlashes(
  request: { url?: string | undefined; originalUrl?: string | undefined },
  _response: unknown,
  next: () => void,
): void {
  if (request.url?.startsWith('//') === true) {
    request.url = `/.${request.url}`
    request.originalUrl = request.url
  }
  next()
}

/** Local servers see the addresses that the worker would see behind the edge. */
export function preserveRequestPaths(): Plugin {
  const preserve = (server: { readonly middlewares: Connect.Server }): void => {
    server.middlewares.use(preserveLeadingSlashes)
  }
  return { name: 'fernway:plain-addresses', configureServer: preserve, configurePreviewServer: preserve }
}
