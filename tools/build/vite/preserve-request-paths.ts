import type { Connect, Plugin } from 'vite'

/**
 * Leaves a path with two leading slashes a path. Resolved against the origin of the local server it would name another
 * host, and `//places` would return the home page; the edge passes such a path on unchanged.
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

/** Passes the same URLs to the local worker that it receives behind the edge. */
export function preserveRequestPaths(): Plugin {
  const preserve = (server: { readonly middlewares: Connect.Server }): void => {
    server.middlewares.use(preserveLeadingSlashes)
  }
  return { name: 'fernway:plain-addresses', configureServer: preserve, configurePreviewServer: preserve }
}
