import type { WorkerConfig } from '@cloudflare/vite-plugin'
import { expect, it } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { removeBuildOnlyFlags } from './development-flags.ts'

it('the development server runs without the module registry of builds, and with every other flag', () => {
  const config = unstable_readConfig({ config: 'wrangler.toml' }, { hideWarnings: true })
  const flags: readonly string[] = config.compatibility_flags
  expect(flags).toContain('new_module_registry')
  removeBuildOnlyFlags(config as WorkerConfig)
  expect(config.compatibility_flags).toEqual(flags.filter((flag) => flag !== 'new_module_registry'))
  expect(config.compatibility_flags).toContain('nodejs_compat')
})
