import type { ServerResponse } from 'node:http'
import compression from 'compression'
import type { Connect, Plugin } from 'vite'

type Request = Connect.IncomingMessage

/** Answers that are whole before they leave; what streams must not wait in a compressor's buffer. */
const isBuffered = (request: Request, response: ServerResponse): boolean =>
  response.hasHeader('content-length') || request.url?.startsWith('/assets/') === true

/** Compresses what `npm start` and `npm run preview` serve, as Cloudflare does between the worker and the visitor. */
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
