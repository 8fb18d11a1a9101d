import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'

const HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'cross-origin-resource-policy': 'same-origin',
}
/** Methods that the edge answers by itself and no worker ever sees. */
const METHODS_HANDLED_AT_EDGE = new Set(['TRACE', 'TRACK', 'CONNECT'])
/** The runtime takes this much of a body that the worker refused unread, then it closes the connection. */
const MAX_UNREAD_BODY_BYTES = 64 * 1024

/** A body of no stated length may be of any. */
const exceedsUnreadLimit = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > MAX_UNREAD_BODY_BYTES

function proxyErrorFor(request: IncomingMessage): readonly [status: number, code: string, more: object] {
  if (METHODS_HANDLED_AT_EDGE.has(request.method ?? ''))
    return [405, 'method_not_allowed', { allow: 'GET, HEAD, POST' }]
  // No worker is asked about an address that is none.
  if (!URL.canParse(`http://${request.headers.host}${request.url}`)) return [400, 'bad_address', {}]
  // The answer was lost with the connection, which the runtime closes early only when the worker refused the body.
  return exceedsUnreadLimit(request) ? [413, 'too_large', { connection: 'close' }] : [502, 'unavailable', {}]
}

/** Answers a request that could not be passed on, in the form of the site's own errors (docs/contracts.md). */
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
 * Stands where Cloudflare's edge does between a visitor and the worker: what the local server cannot pass on never gets
 * that server's own page, with its stack (R9.1). Comes after the plugin that passes requests on.
 */
export function proxyErrorResponses(): Plugin {
  return {
    name: 'fernway:answer-failures',
    configurePreviewServer: (server) => () => {
      server.middlewares.use(respondToProxyError)
    },
  }
}
