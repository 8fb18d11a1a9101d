import { expect, it } from 'vitest'
import { SECRET_NAMES } from '#src/config/secret-names.ts'
import { excludeSecretsFromBuild, variablesFromEnvironment } from './environment-variables.ts'

it('writes no secret of the environment into a build (R14.4)', () => {
  const { generateBundle } = excludeSecretsFromBuild()
  if (typeof generateBundle !== 'object') throw new Error('the plugin has no hook for the bundle')
  const bundle: Record<string, unknown> = {
    '.dev.vars': { source: 'WEBHOOK_SECRET=whsec_x' },
    'index.js': {},
  }
  Reflect.apply(generateBundle.handler, null, [{}, bundle, true])
  expect(Object.keys(bundle)).toEqual(['index.js'])
})

it('makes wrangler ignore .dev.vars and read every secret from the environment', () => {
  const { configPath, secrets } = variablesFromEnvironment()
  expect(configPath).not.toBe(`${process.cwd()}/wrangler.toml`)
  expect(secrets?.required).toEqual([...SECRET_NAMES])
})
