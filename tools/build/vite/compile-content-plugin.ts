import { resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { watchContent } from './watch-content.ts'

/** Code that renders pages; Vite's hot reload only covers the client's code. */
const SERVER_FOLDERS = ['src', 'isomorphic', 'art']

/**
 * Compiles content/ before a build, when the dev server starts, and whenever a file in it is saved, added or deleted.
 */
export function compileContentPlugin(): Plugin {
  let root = ''
  const compile = async (showsDrafts: boolean): Promise<boolean> => {
    const generateCount = Number(process.env['GENERATED_PLACES'] ?? 0)
    // Imported on demand, because serving an existing build does not need the compiler.
    const { prepareGenerated } = await import('#tools/compile/prepare-generated.ts')
    const errors = await prepareGenerated(root, { generateCount, showsDrafts })
    for (const error of errors) console.error(error)
    return errors.length === 0
  }
  return {
    name: 'fernway:content',
    configResolved(config) {
      root = config.root
    },
    async buildStart() {
      if (
        this.environment.name === 'client' &&
        this.environment.mode === 'build' &&
        !(await compile(false))
      ) {
        this.error('content/ has errors, listed above')
      }
    },
    async configureServer(server) {
      await compile(true)
      // The worker renders the pages, so the browser has to reload them.
      const reload = (): void => server.environments.client.hot.send({ type: 'full-reload' })
      const contentDir = resolve(root, 'content')
      server.watcher.add(contentDir)
      watchContent(
        server.watcher,
        contentDir,
        () => compile(true).then(reload),
        (error) => console.error(error),
      )
      server.watcher.on('change', (path) => {
        const isPageCode = SERVER_FOLDERS.some((folder) => path.startsWith(resolve(root, folder) + sep))
        if (isPageCode && !path.endsWith('.css')) reload()
      })
    },
  }
}
