import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './test/support/node/slowest-first.ts'
import { clientAssets } from './tools/build/vite/client-assets.ts'
import { serviceWorkerPlugin } from './tools/build/vite/service-worker-plugin.ts'

// The emulator would print the list of secrets for every test file.
process.env['WRANGLER_LOG'] ??= 'error'
// The production build of React, as deployed; the development build is slower and its warnings are not tested.
process.env['NODE_ENV'] = 'production'
// The processes that run the tests load compiled code, as `npm start` does.
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/node')

/** `npm test` tests a sample; CI, `npm run test:all` and vitest itself test everything (`test/support/sample.ts`). */
const isSample = process.env['TEST_SCOPE'] === 'sample'
/** Tests that a sample leaves out: broken networks, haste, second devices, tools of operators. */
const EXTENDED_TESTS = '**/*.extended.test.{ts,tsx}'

/** Timeouts for a machine of a fraction of the usual speed; tests are not retried. */
const LIMITS = {
  testTimeout: 180_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
  // Concurrent tests spend most of their time waiting for timers.
  maxConcurrency: 12,
  provide: { isSample },
  exclude: isSample ? [EXTENDED_TESTS] : [],
} as const

/**
 * Tests of tools that need the compiled content or write temporary files next to the source code. They run after
 * compilation and the static checks; all other tests of tools run in parallel with both.
 */
const CHECKOUT_TESTS = [
  'tools/check/**/*.test.ts',
  'tools/compile/**/*.test.ts',
  'tools/develop/library/*.test.ts',
  'tools/develop/serve-sources.test.ts',
  'tools/operate/local-store-marker.test.ts',
]

/** Unit tests that use bindings or APIs of the Workers runtime; all other unit tests run in plain Node. */
const WORKERD_TESTS = '**/*.worker.test.{ts,tsx}'
const WORKER_SETUP_FILES = [
  './test/support/worker/module-runner/imports-of-handlers.ts',
  './test/support/worker/quiet-console.ts',
  './test/support/worker/fresh-databases.ts',
]
/** Virtual modules and JSX, as the site's own build has them. */
const SITE_PLUGINS = [clientAssets(), serviceWorkerPlugin(), react()]
const DEDUPE = { dedupe: ['react', 'react-dom'] }

/** Groups of projects run one after another, each with a number of processes suited to two cores. */
const inTurn = (groupOrder: number, maxWorkers: number) => ({ maxWorkers, sequence: { groupOrder } }) as const

const PROJECTS_WITHOUT_WORKERD = ['unit', 'browser', 'engines', 'deploy', 'checkout', 'tools']
const selectedProjects = process.argv.filter((_, index) => process.argv[index - 1] === '--project')
/**
 * Whether the command line selects other projects only: the emulator takes longer to load than most unit tests to run.
 */
const isWorkerExcluded =
  selectedProjects.length > 0 && selectedProjects.every((name) => PROJECTS_WITHOUT_WORKERD.includes(name))

/** The emulator of the Workers runtime, loaded only for tests that run in it. */
async function workersRuntime() {
  if (isWorkerExcluded) return []
  const { cloudflareTest } = await import('@cloudflare/vitest-plugin')
  return cloudflareTest({
    main: './test/faults/worker.ts',
    wrangler: { configPath: './wrangler.toml' },
    miniflare: {
      assets: { directory: './public', binding: 'ASSETS' },
      bindings: { SITE_ORIGIN: 'https://fernway.test', FAULT_INJECTION: '1', LANGUAGES: 'de,fr,es,it,cs' },
    },
  })
}

export default defineConfig({
  test: {
    silent: 'passed-only',
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        plugins: SITE_PLUGINS,
        resolve: DEDUPE,
        test: {
          ...LIMITS,
          ...inTurn(0, 3),
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: ['{src,client,isomorphic,art}/**/*.test.{ts,tsx}'],
          exclude: [WORKERD_TESTS, ...LIMITS.exclude],
        },
      },
      {
        plugins: [...SITE_PLUGINS, workersRuntime()],
        resolve: DEDUPE,
        test: {
          ...LIMITS,
          // Some of the time is spent waiting for timers, so there is one process more than cores; each costs half a
          // minute of work before its first test.
          ...inTurn(0, 3),
          name: 'worker',
          env: { NODE_ENV: 'production' },
          // All files of a process share one isolate: starting one per file took most of the time.
          isolate: false,
          setupFiles: WORKER_SETUP_FILES,
          include: [`{src,client,isomorphic,art}/${WORKERD_TESTS}`, 'test/{faults,flows}/**/*.test.{ts,tsx}'],
        },
      },
      {
        plugins: [...SITE_PLUGINS, workersRuntime()],
        resolve: DEDUPE,
        test: {
          ...LIMITS,
          // Minutes of work each, one after another: figures would depend on the neighbours.
          ...inTurn(4, 1),
          // A busy machine takes several times as long; the figures say how long.
          testTimeout: 1_800_000,
          name: 'chaos',
          env: { NODE_ENV: 'production' },
          isolate: false,
          setupFiles: WORKER_SETUP_FILES,
          include: ['test/chaos/**/*.test.ts'],
        },
      },
      {
        test: {
          ...LIMITS,
          // Most of the time is spent waiting for pages, so there are more processes than cores.
          ...inTurn(2, 3),
          maxConcurrency: 2,
          isolate: false,
          name: 'browser',
          environment: 'node',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['./test/support/node/browser-setup.ts'],
          setupFiles: ['./test/support/node/wait-for-site.ts'],
        },
      },
      {
        test: {
          ...LIMITS,
          ...inTurn(3, 2),
          name: 'engines',
          environment: 'node',
          include: ['test/engines/**/*.test.ts'],
          globalSetup: ['./test/support/node/engines/engines-setup.ts'],
        },
      },
      {
        test: {
          ...LIMITS,
          // These tests mostly wait for wrangler, so they run in the same group as the worker tests.
          ...inTurn(0, 3),
          isolate: false,
          name: 'deploy',
          environment: 'node',
          include: ['test/deploy/**/*.test.ts'],
        },
      },
      {
        test: {
          ...LIMITS,
          ...inTurn(1, 2),
          isolate: false,
          name: 'checkout',
          environment: 'node',
          include: CHECKOUT_TESTS,
        },
      },
      {
        test: {
          ...LIMITS,
          ...inTurn(1, 2),
          isolate: false,
          name: 'tools',
          environment: 'node',
          include: ['tools/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...CHECKOUT_TESTS, ...LIMITS.exclude],
        },
      },
    ],
  },
})
