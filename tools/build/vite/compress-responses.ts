import type { ServerResponse } from 'node:http'
import compression from 'compression'
import type { Connect, Plugin } from 'vite'

type Request = Connect.IncomingMessage

/** Responses with known length; streamed responses must not be delayed in a compressor's buffer. */
const isBuffered = (request: Request, response: ServerResponse): boolean =>
  response.hasHeader('content-length') || request.url?.startsWith('/assets/') === true

/** Compresses responses of `npm start` and `npm run preview`, as Cloudflare does in production. */
export function compressResponses(): Plugin {
  const compress = compression({
    filter: (request, response) => isBuffered(request, response) && compression.filter(request, response),
  })
  return {
    name: 'fernway:compress-answers',
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        compress(request as never, response as never, next)
      })
    },
  }
}
