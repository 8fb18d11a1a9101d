import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'

const ID = 'virtual:service-worker'
/** Browsers that support module scripts and all APIs the service worker uses. */
const TARGETS = ['chrome123', 'edge123', 'firefox128', 'safari17.5']

/** Bundles a service worker into one file: without imports, all of its code is from the same build. */
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
  if (chunk?.type !== 'chunk') throw new Error(`${entry} produced no script`)
  return chunk.code
}

/**
 * Provides the worker with the two service worker scripts (docs/adr/0031). The worker serves them at a stable URL, so
 * that a setting can swap one for the other.
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
