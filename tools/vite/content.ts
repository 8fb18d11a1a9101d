import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { prepareGenerated } from '#tools/prepare-generated.ts'

/** Compiles content/ before a build and when the dev server starts, and again whenever an editor saves. */
export function content(): Plugin {
  let root = ''
  const compile = async (showsDrafts: boolean): Promise<boolean> => {
    const generateCount = Number(process.env['GENERATED_PLACES'] ?? 0)
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
      server.watcher.add(resolve(root, 'content'))
      server.watcher.on('change', async (path) => {
        const isContent = path.startsWith(resolve(root, 'content'))
        const isServerCode = path.startsWith(resolve(root, 'src')) && !path.endsWith('.css')
        if (isContent) await compile(true)
        // Pages are made by the worker, so the browser has to ask for them again.
        if (isContent || isServerCode) server.environments.client.hot.send({ type: 'full-reload' })
      })
    },
  }
}
