import type { ServerResponse } from 'node:http'
import compression from 'compression'
import type { Connect, Plugin } from 'vite'

type Request = Connect.IncomingMessage
type Middleware = (request: Request, response: ServerResponse, next: () => void) => void
type Flushing = ServerResponse & { readonly flush?: () => void }

/** Sends what was written so far at once, in a block of its own, instead of when the compressor's buffer is full. */
function flushEachWrite(response: Flushing): void {
  const write = response.write.bind(response) as (...values: unknown[]) => boolean
  response.write = (...values: unknown[]) => {
    const isDrained = write(...values)
    response.flush?.()
    return isDrained
  }
}

/**
 * Middleware that compresses responses as Cloudflare does in production: those with a known length, and streamed ones
 * part by part, so that no part waits for the next.
 */
export function createCompressor(): Middleware {
  const compress = compression()
  return (request, response, next) => {
    compress(request as never, response as never, () => {
      flushEachWrite(response)
      next()
    })
  }
}

/** Compresses responses of `npm start` and `npm run preview`. */
export function compressResponses(): Plugin {
  return {
    name: 'fernway:compress-answers',
    configurePreviewServer(server) {
      server.middlewares.use(createCompressor())
    },
  }
}
