import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** React's file that renders streams; the one beside it, for strings, is asked by nobody. */
const STREAM_RENDERER = 'cjs/react-dom-server.edge.production.js'

/** The platform has what this library, which checks the signatures of webhooks, writes out. */
export const NATIVE_SHA256 = `
import { createHmac } from 'node:crypto'
export const hmac = (key, data) => createHmac('sha256', key).update(data).digest()
`

/** @hono/react-renderer asks React for strings only when it is told to; every page is a stream (docs/adr/0023). */
const WITHOUT_STRING_RENDERER = 'export const renderToString = undefined'

const REPLACEMENT_CODE: Readonly<Record<string, string>> = {
  'react-dom/server': WITHOUT_STRING_RENDERER,
  'fast-sha256': NATIVE_SHA256,
}
const PREFIX = '\0lean:'

/** Parts of libraries that the worker has no use for stay out of its bundle: 40 KB gzip (docs/adr/0022). */
export function trimLibraries(): Plugin {
  const reactDom = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'))
  return {
    name: 'fernway:lean-libraries',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'worker',
    resolveId: {
      order: 'pre',
      handler(id) {
        if (id === 'react-dom/server.edge') return join(reactDom, STREAM_RENDERER)
        return Object.hasOwn(REPLACEMENT_CODE, id) ? PREFIX + id : null
      },
    },
    load: {
      order: 'pre',
      handler: (id) => (id.startsWith(PREFIX) ? REPLACEMENT_CODE[id.slice(PREFIX.length)] : null),
    },
  }
}
