import { resolve } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { TRANSLATED_TAGS } from './isomorphic/words/locale.ts'
import { buildTarget } from './tools/build/build-target.ts'
import { clientAssets } from './tools/build/vite/client-assets.ts'
import { CLIENT_CHUNKS } from './tools/build/vite/client-chunks.ts'
import { compileContentPlugin } from './tools/build/vite/compile-content-plugin.ts'
import { compressResponses } from './tools/build/vite/compress-responses.ts'
import { removeBuildOnlyFlags } from './tools/build/vite/development-flags.ts'
import { developmentHosts } from './tools/build/vite/development-hosts.ts'
import {
  excludeSecretsFromBuild,
  variablesFromEnvironment,
} from './tools/build/vite/environment-variables.ts'
import { jsonAsData } from './tools/build/vite/json-as-data.ts'
import { minimalPreload, preloadedImports } from './tools/build/vite/minimal-preload.ts'
import { preserveRequestPaths } from './tools/build/vite/preserve-request-paths.ts'
import { proxyErrorResponses } from './tools/build/vite/proxy-error-responses.ts'
import { publishFilesPlugin } from './tools/build/vite/publish-files.ts'
import { batchReactStream } from './tools/build/vite/react/batch-react-stream.ts'
import { trimReact } from './tools/build/vite/react/trim-react.ts'
import { serveCatalogue } from './tools/build/vite/serve-catalogue.ts'
import { serviceWorkerPlugin } from './tools/build/vite/service-worker-plugin.ts'
import { sourceMaps } from './tools/build/vite/source-maps.ts'
import { trimLibraries } from './tools/build/vite/trim-libraries.ts'
import { identityProvider } from './tools/develop/identity-provider/identity-provider-plugin.ts'
import { mailCatcher } from './tools/develop/mail-catcher/mail-catcher-plugin.ts'

// Local runs have no secrets, so wrangler's warning about missing ones is useless.
process.env['WRANGLER_LOG'] ??= 'error'

const stateDir = resolve(process.env['STATE_DIR'] ?? '.wrangler/state')
const { folder, main, vars } = buildTarget()
/** Drawing posters is a separate chunk with its own size budget (docs/adr/0022); pages only need the poster ratios. */
const WORKER_SCRIPTS = [
  { name: 'poster-ratio', test: /^(?!.*node_modules).*\/art\/drawing\/poster-ratio/, priority: 2 },
  {
    name: 'art',
    test: /^(?!.*node_modules).*\/art\/(?:(?:drawing|kit|grading|scenes)\/|(?:scenes|draw-poster|poster-inks|poster-traits)\.ts)/,
    priority: 1,
  },
  // What the first response needs is one script: dynamic imports would split it into eighty, 19 KB more in gzip.
  { name: 'startup', tags: ['$initial' as const] },
]
/** Pages in another language start with these scripts (client/words), by name of the chunk. */
const languageEntries = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    TRANSLATED_TAGS.flatMap((tag) => [`start-${tag}`, `start-tools-${tag}`]).map((name) => [
      name,
      resolve(`client/words/${name}.ts`),
    ]),
  )

const port = Number(process.env['PORT'] ?? 8787)

export default defineConfig(({ command }) => ({
  plugins: [
    preserveRequestPaths(),
    compileContentPlugin(),
    publishFilesPlugin(),
    serveCatalogue(),
    clientAssets(),
    serviceWorkerPlugin(),
    minimalPreload(),
    trimLibraries(),
    batchReactStream(),
    trimReact(),
    jsonAsData(resolve('node_modules/.cache/fernway', folder)),
    identityProvider(),
    compressResponses(),
    mailCatcher(),
    react(),
    cloudflare({
      viteEnvironment: { name: 'worker' },
      persistState: { path: stateDir },
      inspectorPort: false,
      config: (config) => {
        if (command === 'serve') removeBuildOnlyFlags(config)
        return {
          ...variablesFromEnvironment(),
          main: resolve(main),
          vars: { ...config.vars, ...vars },
        }
      },
    }),
    excludeSecretsFromBuild(),
    sourceMaps(),
    proxyErrorResponses(),
  ],
  resolve: {
    dedupe: ['react', 'react-dom'],
  },
  server: {
    port,
    strictPort: true,
    cors: false,
    allowedHosts: developmentHosts(process.env['SITE_ORIGIN']),
  },
  // As deployed, no response depends on the host; caught mails are shown for local hosts only.
  preview: { port, strictPort: true, cors: false, allowedHosts: true },
  environments: {
    client: {
      build: {
        // Browsers that support light-dark(); for older targets every colour would be emitted twice.
        cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
        manifest: true,
        // publishFilesPlugin() does both.
        emptyOutDir: false,
        copyPublicDir: false,
        sourcemap: 'hidden',
        outDir: `${folder}/client`,
        modulePreload: { resolveDependencies: preloadedImports },
        rolldownOptions: {
          checks: { pluginTimings: false },
          // Modules of the site do nothing on import, except the entry scripts: a chunk imports only what it uses.
          treeshake: {
            moduleSideEffects: [
              {
                test: /[\\/](?:client|isomorphic)[\\/](?!words[\\/]start-|kit[\\/]page-language).*[\\/]/,
                sideEffects: false,
              },
            ],
          },
          // Without inlining, a constant shared by two chunks becomes a separate chunk.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            codeSplitting: {
              groups: [...CLIENT_CHUNKS],
            },
          },
          input: {
            entry: resolve('client/entry.ts'),
            ...languageEntries(),
            main: resolve('src/site/styles/main.css'),
            account: resolve('src/site/styles/account.css'),
            guide: resolve('src/site/styles/guide.css'),
            where: resolve('src/site/styles/where.css'),
            admin: resolve('src/site/styles/admin.css'),
            opened: resolve('src/site/styles/opened.css'),
            modes: resolve('src/site/styles/modes.css'),
            offline: resolve('src/offline/pages/offline.css'),
          },
        },
      },
    },
    worker: {
      // The worker asks for its modules one after the other: each is transformed before it is asked for.
      dev: { preTransformRequests: true },
      build: {
        outDir: `${folder}/worker`,
        minify: true,
        sourcemap: 'hidden',
        rolldownOptions: {
          checks: { pluginTimings: false },
          output: { codeSplitting: { groups: WORKER_SCRIPTS } },
        },
      },
    },
  },
  builder: {
    // The worker imports the asset URLs of the client build, so the client is built first.
    async buildApp(builder) {
      const { client, worker } = builder.environments
      if (client === undefined || worker === undefined)
        throw new Error('both environments must be configured')
      await builder.build(client)
      await builder.build(worker)
    },
  },
}))
