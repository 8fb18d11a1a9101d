import { cloudflareTest } from '@cloudflare/vitest-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { clientAssets } from './tools/build/vite/client-assets.ts'

// The emulator would repeat the list of secrets for every test file.
process.env['WRANGLER_LOG'] ??= 'error'

/**
 * A machine that is busy with other work may miss a hover, a poll or a time limit once; a real fault fails twice. What is
 * set up before tests is not tried again, and may start a site of its own.
 */
const ON_A_BUSY_MACHINE = {
  testTimeout: 60_000,
  hookTimeout: 180_000,
  retry: 1,
  expect: { poll: { timeout: 5000 } },
} as const

export default defineConfig({
  test: {
    silent: 'passed-only',
    projects: [
      {
        plugins: [
          clientAssets(),
          react(),
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              assets: { directory: './public', binding: 'ASSETS' },
              bindings: { SITE_ORIGIN: 'https://fernway.test', FAULT_INJECTION: '1' },
            },
          }),
        ],
        resolve: { dedupe: ['react', 'react-dom'] },
        test: {
          ...ON_A_BUSY_MACHINE,
          name: 'worker',
          // One isolate for all files: spawning one each took most of the time.
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}', 'client/**/*.test.{ts,tsx}', 'test/flows/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...ON_A_BUSY_MACHINE,
          name: 'browser',
          environment: 'node',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['./test/support/node/browser-setup.ts'],
        },
      },
      {
        test: {
          ...ON_A_BUSY_MACHINE,
          name: 'tools',
          environment: 'node',
          include: ['tools/**/*.test.ts', 'bench/**/*.test.ts', 'test/deploy/**/*.test.ts'],
        },
      },
    ],
  },
})
