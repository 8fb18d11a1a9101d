import { resolve } from 'node:path'
import type { WorkerConfig } from '@cloudflare/vite-plugin'
import type { Plugin } from 'vite'
import { SECRET_NAMES } from '#src/config/secret-names.ts'

/**
 * Makes local runs take every variable from the environment, where `tools/develop/local-run` has put those of
 * `.dev.vars`: wrangler itself reads that file or the environment, never both.
 */
export function variablesFromEnvironment(): Partial<WorkerConfig> {
  return {
    secrets: { required: [...SECRET_NAMES] },
    // Wrangler looks for `.dev.vars` beside this file, and must find none.
    configPath: resolve('.wrangler', 'local', 'wrangler.toml'),
  }
}

/** The Workers plugin writes the secrets of the environment beside a build, where they would take the place of all others. */
export function excludeSecretsFromBuild(): Plugin {
  return {
    name: 'fernway:leave-out-secrets',
    enforce: 'post',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        delete bundle['.dev.vars']
      },
    },
  }
}
