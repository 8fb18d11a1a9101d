import type { Plugin } from 'vite'

/** Vite's name for the helper that wraps each `import()` of the browser build. */
const HELPER = '\0vite/preload-helper.js'

/**
 * Vite's helper also handles style sheets, nonces and an error event, which this site's scripts do not use, and takes a
 * third of the entry script. This one only preloads the imports of a chunk along with the chunk; a browser ignores a
 * second preload of the same file.
 */
const CODE = `
export const __vitePreload = (load, paths = []) => {
  for (const path of paths)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + path }))
  return load()
}
`

/** Loaded before every chunk: the entry script, and the helpers that the small parts have imported. */
const LOADED = /^assets\/(?:entry|rolldown-runtime)-/

/**
 * Decides which imports of a chunk are preloaded with it: never the chunk itself, which is requested at the same
 * time, nor what is loaded before it.
 * The entry script lists none: the names would be a twentieth of it, and its chunks import nothing large but React,
 * which it requests beside them (client/kit/start-islands.ts).
 * @param file the chunk that is imported
 * @param dependencies that chunk and everything that it imports
 * @param importer the chunk with the `import()`
 */
export function preloadedImports(
  file: string,
  dependencies: readonly string[],
  importer: { readonly hostId: string },
): string[] {
  if (importer.hostId.startsWith('assets/entry-')) return []
  return dependencies.filter((path) => path !== file && !LOADED.test(path))
}

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
