import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'

const HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'cross-origin-resource-policy': 'same-origin',
}
/** Methods that the edge rejects before any worker runs. */
const METHODS_HANDLED_AT_EDGE = new Set(['TRACE', 'TRACK', 'CONNECT'])
/** The runtime reads this much of a body that the worker has not consumed, then closes the connection. */
const MAX_UNREAD_BODY_BYTES = 64 * 1024

/** A body without content-length may be of any size. */
const exceedsUnreadLimit = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > MAX_UNREAD_BODY_BYTES

function proxyErrorFor(request: IncomingMessage): readonly [status: number, code: string, more: object] {
  if (METHODS_HANDLED_AT_EDGE.has(request.method ?? ''))
    return [405, 'method_not_allowed', { allow: 'GET, HEAD, POST' }]
  // A malformed URL never reaches a worker.
  if (!URL.canParse(`http://${request.headers.host}${request.url}`)) return [400, 'bad_address', {}]
  // The response was lost with the connection; the runtime only closes it early when the worker rejected the body
  // unread.
  return exceedsUnreadLimit(request) ? [413, 'too_large', { connection: 'close' }] : [502, 'unavailable', {}]
}

/** Responds to a request that could not be proxied, in the format of the site's own errors (docs/contracts.md). */
export function respondToProxyError(
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  next: (error: unknown) => void,
): void {
  if (response.headersSent) {
    next(error)
    return
  }
  const [status, code, more] = proxyErrorFor(request)
  response.writeHead(status, { ...HEADERS, ...more }).end(JSON.stringify({ error: code }))
}

/**
 * Simulates Cloudflare's edge between visitor and worker: a request that the local server cannot proxy never gets that
 * server's error page with its stack trace (R9.1). Must be placed after the plugin that proxies requests.
 */
export function proxyErrorResponses(): Plugin {
  return {
    name: 'fernway:answer-failures',
    configurePreviewServer: (server) => () => {
      server.middlewares.use(respondToProxyError)
    },
  }
}
