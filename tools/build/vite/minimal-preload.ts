import type { Plugin } from 'vite'

/** Vite's name for the helper that wraps each `import()` of the browser build. */
const HELPER = '\0vite/preload-helper.js'

/**
 * Vite's helper also handles style sheets, nonces and an error event, which this site's scripts do not use, and takes a
 * third of the entry script. This one only preloads the imports of a chunk along with the chunk.
 */
const CODE = `
const pendingImports = new Set()
export const __vitePreload = (load, paths = []) => {
  for (const path of paths) {
    if (pendingImports.has(path)) continue
    pendingImports.add(path)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = '/' + path
    document.head.append(link)
  }
  return load()
}
`

/** Replaces Vite's preload helper to reduce the entry script (F8). */
export function minimalPreload(): Plugin {
  return {
    name: 'fernway:small-preload',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: { order: 'pre', handler: (id) => (id === HELPER ? CODE : null) },
  }
}
