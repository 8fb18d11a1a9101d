import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'

const ID = 'virtual:service-worker'
/** The browsers that know module scripts and everything that the worker calls. */
const TARGETS = ['chrome123', 'edge123', 'firefox128', 'safari17.5']

/** One script of the browser's own in one piece: it may import nothing, so that it is always of one build. */
async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      copyPublicDir: false,
      minify: true,
      target: TARGETS,
      lib: { entry, formats: ['iife'], name: 'offline' },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  const output = first !== undefined && 'output' in first ? first.output : []
  const chunk = output.find((file) => file.type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error(`${entry} gave no script`)
  return chunk.code
}

/**
 * Gives the worker the two scripts that browsers run beside the pages (docs/adr/0031). It answers with them itself, at an
 * address that never changes, so that one setting can put one in the place of the other.
 */
export function serviceWorkerPlugin(): Plugin {
  let root = ''
  return {
    name: 'fernway:service-worker',
    configResolved(config) {
      root = config.root
    },
    resolveId: (id) => (id === ID ? `\0${id}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null
      const scriptOf = (name: string): Promise<string> =>
        bundle(resolve(root, `client/offline/worker/${name}.ts`))
      const [serviceWorker, killSwitchWorker] = await Promise.all([
        scriptOf('service-worker'),
        scriptOf('kill-switch-worker'),
      ])
      return `export const serviceWorker = ${JSON.stringify(serviceWorker)}
export const killSwitchWorker = ${JSON.stringify(killSwitchWorker)}`
    },
  }
}
