import type { Plugin } from 'vite'

/** Vite's own name for the function that it puts around each `import()` of the browser build. */
const HELPER = '\0vite/preload-helper.js'

/**
 * Vite's function looks after style sheets, nonces and an error event, none of which this site has in its scripts, and
 * makes up a third of the entry script. This one asks for what a chunk imports along with the chunk, and nothing else.
 */
const CODE = `
const asked = new Set()
export const __vitePreload = (load, paths = []) => {
  for (const path of paths) {
    if (asked.has(path)) continue
    asked.add(path)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = '/' + path
    document.head.append(link)
  }
  return load()
}
`

/** Keeps the entry script small (F8). */
export function minimalPreload(): Plugin {
  return {
    name: 'fernway:small-preload',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: { order: 'pre', handler: (id) => (id === HELPER ? CODE : null) },
  }
}
