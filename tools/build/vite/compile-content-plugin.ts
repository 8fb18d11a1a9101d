import { resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { compileForDev } from '#tools/build/compile-for-dev.ts'
import type { ChangedInputs } from '#tools/compile/prepare/content-fingerprint.ts'
import { createContentChanges } from './content-changes.ts'
import { createPatcher } from './create-patcher.ts'
import { watchContent } from './watch-content.ts'

export const CONTENT_PLUGIN = 'fernway:content'

/** Code that renders pages; Vite's hot reload only covers the client's code. */
const SERVER_FOLDERS = ['src', 'isomorphic', 'art']

const generateCount = (): number => Number(process.env['GENERATED_PLACES'] ?? 0)

/** A complete compilation is quicker than more patches. */
const MAX_PATCHES = 20

function describeChanges({ pages, hasOthers }: ChangedInputs): string {
  const pageCount = `${pages.length} page${pages.length === 1 ? '' : 's'}`
  const what = hasOthers ? 'code, lists or pages' : pageCount
  return `${what} changed since the last compilation: compiling beside the server, which shows the last one until then`
}

export type ContentPluginApi = {
  /**
   * Brings what changed since the last compilation to the pages of a dev server: saved pages as after an edit, anything
   * else by a compilation beside the server.
   * @returns what to report about it; null when nothing changed
   */
  readonly catchUp: () => Promise<string | null>
}

/** Folders whose files the dev server neither serves as modules nor compiles: watching them takes seconds. */
const UNWATCHED = [
  '.generated/compiler',
  '.generated/maps',
  '.generated/types',
  '.wrangler',
  'bench',
  'deploy',
  'dist',
  'dist-faults',
  'docs',
  'geodata',
  'public/_catalogue',
]

/**
 * Compiles content/ before a build, and in the dev server whenever a file in it is saved, added or deleted. The dev
 * server starts with what was compiled last; its `api` compiles what changed since.
 */
export function compileContentPlugin(): Plugin<ContentPluginApi> {
  let root = ''
  let catchUp: ContentPluginApi['catchUp'] = async () => null
  const compile = async (): Promise<boolean> => {
    // Imported on demand, because serving an existing build does not need the compiler.
    const { prepareGenerated } = await import('#tools/compile/prepare-generated.ts')
    const errors = await prepareGenerated(root, { generateCount: generateCount() })
    for (const error of errors) console.error(error)
    return errors.length === 0
  }
  return {
    name: CONTENT_PLUGIN,
    api: { catchUp: () => catchUp() },
    config: ({ root: folder = process.cwd() }) => {
      const ignored = [
        ...UNWATCHED.map((name) => resolve(folder, name) + sep),
        resolve(folder, '.generated/shards-'),
      ]
      return {
        server: { watch: { ignored: (path) => ignored.some((start) => `${path}${sep}`.startsWith(start)) } },
      }
    },
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
      server.httpServer?.once('close', patcher.stop)
      const onChange = createContentChanges({
        patch: patcher.patch,
        restartPatcher: patcher.restart,
        compile: () => compileForDev(root),
        showErrors: (errors) => console.error(errors.join('\n')),
        reload,
      })
      catchUp = async () => {
        const { changedContent } = await import('#tools/compile/prepare-generated.ts')
        const changes = changedContent(root, { generateCount: generateCount(), showsDrafts: true })
        const hasOtherFiles = changes !== null && (changes.hasOthers || changes.pages.length > MAX_PATCHES)
        // A page that is edited meanwhile need not wait for the compilation.
        patcher.restart()
        if (changes === null) return null
        const saved = changes.pages.map((path) => resolve(root, path))
        onChange({ saved, hasOtherFiles }).catch((error: unknown) => console.error(error))
        return describeChanges(changes)
      }
      server.watcher.add(contentDir)
      watchContent(server.watcher, contentDir, onChange, (error) => console.error(error))
      server.watcher.on('change', (path) => {
        const isPageCode = SERVER_FOLDERS.some((folder) => path.startsWith(resolve(root, folder) + sep))
        if (isPageCode && !path.endsWith('.css')) reload()
      })
    },
  }
}
