import { resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { compileForDev } from '#tools/build/compile-for-dev.ts'
import { createContentChanges } from './content-changes.ts'
import { createPatcher } from './create-patcher.ts'
import { watchContent } from './watch-content.ts'

/** Code that renders pages; Vite's hot reload only covers the client's code. */
const SERVER_FOLDERS = ['src', 'isomorphic', 'art']

/**
 * Compiles content/ before a build, and in the dev server whenever a file in it is saved, added or deleted. `dev.ts`
 * compiles it before the server starts.
 */
export function compileContentPlugin(): Plugin {
  let root = ''
  const compile = async (): Promise<boolean> => {
    const generateCount = Number(process.env['GENERATED_PLACES'] ?? 0)
    // Imported on demand, because serving an existing build does not need the compiler.
    const { prepareGenerated } = await import('#tools/compile/prepare-generated.ts')
    const errors = await prepareGenerated(root, { generateCount })
    for (const error of errors) console.error(error)
    return errors.length === 0
  }
  return {
    name: 'fernway:content',
    configResolved(config) {
      root = config.root
    },
    async buildStart() {
      if (this.environment.name === 'client' && this.environment.mode === 'build' && !(await compile())) {
        this.error('content/ has errors, listed above')
      }
    },
    configureServer(server) {
      // The worker renders the pages, so the browser has to reload them.
      const reload = (): void => server.environments.client.hot.send({ type: 'full-reload' })
      const contentDir = resolve(root, 'content')
      const patcher = createPatcher(root)
      // Not earlier: it takes as much computing as the start of the server.
      server.httpServer?.once('listening', patcher.restart)
      server.httpServer?.once('close', patcher.stop)
      const onChange = createContentChanges({
        patch: patcher.patch,
        restartPatcher: patcher.restart,
        compile: () => compileForDev(root),
        showErrors: (errors) => console.error(errors.join('\n')),
        reload,
      })
      server.watcher.add(contentDir)
      watchContent(server.watcher, contentDir, onChange, (error) => console.error(error))
      server.watcher.on('change', (path) => {
        const isPageCode = SERVER_FOLDERS.some((folder) => path.startsWith(resolve(root, folder) + sep))
        if (isPageCode && !path.endsWith('.css')) reload()
      })
    },
  }
}
