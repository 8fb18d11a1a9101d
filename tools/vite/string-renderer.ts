import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'react-dom/server'
const STRINGS_ONLY = 'cjs/react-dom-server-legacy.browser.production.js'

/**
 * `react-dom/server` brings two renderers, one for strings and one for streams. The worker renders strings alone
 * (docs/adr/0019), so its bundle takes the file of React that holds that one: 30 KB gzip less.
 */
export function stringRenderer(): Plugin {
  const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'))
  return {
    name: 'fernway:string-renderer',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'worker',
    resolveId: { order: 'pre', handler: (id) => (id === NAME ? join(folder, STRINGS_ONLY) : null) },
  }
}
