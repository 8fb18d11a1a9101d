import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** React's stream renderer; the string renderer beside it is not used. */
const STREAM_RENDERER = 'cjs/react-dom-server.edge.production.js'

/** Replaces the SHA-256 implementation of the library that verifies webhook signatures by the platform's. */
export const NATIVE_SHA256 = `
import { createHmac } from 'node:crypto'
export const hmac = (key, data) => createHmac('sha256', key).update(data).digest()
`

/** @hono/react-renderer only renders to strings on demand; every page is streamed (docs/adr/0023). */
const WITHOUT_STRING_RENDERER = 'export const renderToString = undefined'

const REPLACEMENT_CODE: Readonly<Record<string, string>> = {
  'react-dom/server': WITHOUT_STRING_RENDERER,
  'fast-sha256': NATIVE_SHA256,
}
const PREFIX = '\0lean:'

/** Removes parts of libraries that the worker does not use from its bundle: 40 KB gzip (docs/adr/0022). */
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
