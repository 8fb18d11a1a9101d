import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { handleMailRequest } from './handle-mail-request.ts'
import { isLocalHost } from './is-local-host.ts'
import { createMailBox, type MailBox } from './mail-box.ts'

const PATH = '/_dev/mail'

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

async function respond(box: MailBox, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (request.url ?? '').slice(PATH.length).replace(/\?.*$/s, '')
  const { status, type, body } = handleMailRequest(box, {
    method: request.method ?? 'GET',
    path,
    id: String(request.headers['idempotency-key'] ?? crypto.randomUUID()),
    body: await readBody(request),
  })
  const headers = { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
  response.writeHead(status, headers).end(body)
}

/**
 * Local runs send mail to a local service, unless MAIL_API_URL names another, and show it at `/_dev/mail`. It runs in
 * front of the worker in dev and preview; the built and deployed worker does not contain it.
 */
export function mailCatcher(): Plugin {
  const serve = (server: ViteDevServer | PreviewServer): void => {
    const box = createMailBox(() => Date.now())
    server.middlewares.use((request, response, next) => {
      const isCatcherPath = /^\/_dev\/mail(?:[/.?]|$)/.test(request.url ?? '')
      // For another host the site answers, with its 404 page.
      if (!isCatcherPath || !isLocalHost(request.headers.host, process.env['SITE_ORIGIN'])) next()
      else respond(box, request, response).catch(next)
    })
  }
  return {
    name: 'fernway:mail-catcher',
    enforce: 'pre',
    config(config, { command }) {
      const isNamed = (process.env['MAIL_API_URL'] ?? '') !== ''
      // The setting allows plain http to this machine; without it the send_email binding writes files.
      if (command !== 'serve' || isNamed || process.env['ALLOW_LOOPBACK_HTTP'] !== '1') return
      const port = Number(process.env['PORT'] ?? config.server?.port ?? 8787)
      process.env['MAIL_API_URL'] = `http://localhost:${port}${PATH}`
    },
    configureServer: serve,
    configurePreviewServer: serve,
  }
}
