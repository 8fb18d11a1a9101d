import { cloudflareTest } from '@cloudflare/vitest-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/support/node/longest-first.ts'
import { clientAssets } from './tools/build/vite/client-assets.ts'
import { serviceWorkerPlugin } from './tools/build/vite/service-worker-plugin.ts'

// The emulator would repeat the list of secrets for every test file.
process.env['WRANGLER_LOG'] ??= 'error'
// React as visitors get it; the other one is slower, and says nothing that these tests look at.
process.env['NODE_ENV'] = 'production'

/** Time for a busy machine. Nothing is tried twice. */
const LIMITS = {
  testTimeout: 60_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 10_000 } },
  // Tests that say they may run side by side wait for deadlines.
  maxConcurrency: 12,
} as const

/**
 * Tests of tools that need the compiled content, or plant files beside code that is being checked; all others run while
 * the content is compiled and the code is checked.
 */
const OF_CHECKOUT = [
  'tools/check/**/*.test.ts',
  'tools/compile/**/*.test.ts',
  'tools/develop/library/*.test.ts',
  'tools/operate/local-store-marker.test.ts',
]

/** Groups of projects run one after another, each in as many processes as two cores can feed. */
const inTurn = (groupOrder: number, maxWorkers: number) => ({ maxWorkers, sequence: { groupOrder } }) as const

export default defineConfig({
  test: {
    silent: 'passed-only',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [
          clientAssets(),
          serviceWorkerPlugin(),
          react(),
          cloudflareTest({
            main: './test/faults/worker.ts',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              assets: { directory: './public', binding: 'ASSETS' },
              bindings: { SITE_ORIGIN: 'https://fernway.test', FAULT_INJECTION: '1' },
            },
          }),
        ],
        resolve: { dedupe: ['react', 'react-dom'] },
        test: {
          ...LIMITS,
          // Half of the time is spent waiting for deadlines, so there are twice as many processes as cores.
          ...inTurn(0, 4),
          name: 'worker',
          env: { NODE_ENV: 'production' },
          // One isolate for all files of a process: spawning one each took most of the time.
          isolate: false,
          setupFiles: ['./test/support/worker/quiet-console.ts', './test/support/worker/fresh-databases.ts'],
          include: [
            'src/**/*.test.{ts,tsx}',
            'client/**/*.test.{ts,tsx}',
            'test/{faults,flows}/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        test: {
          ...LIMITS,
          // Most of the time is spent waiting for a page, so there are more processes than cores.
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
          // They start wrangler and wait for it, also beside the last files of the worker, which wait as well.
          ...inTurn(0, 4),
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
          include: OF_CHECKOUT,
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
          exclude: OF_CHECKOUT,
        },
      },
    ],
  },
})
