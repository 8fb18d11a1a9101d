import { resolve } from 'node:path'
import type { WorkerConfig } from '@cloudflare/vite-plugin'
import type { Plugin } from 'vite'
import { SECRET_NAMES } from '#src/config/secret-names.ts'

/**
 * Makes local runs read every variable from the environment, where `tools/develop/local-run` has put those of
 * `.dev.vars`: wrangler reads either that file or the environment, never both.
 */
export function variablesFromEnvironment(): Partial<WorkerConfig> {
  return {
    secrets: { required: [...SECRET_NAMES] },
    // Wrangler reads `.dev.vars` next to this file and must not find one there.
    configPath: resolve('.wrangler', 'local', 'wrangler.toml'),
  }
}

/** The Workers plugin writes secrets of the environment into the build, where they would override all others. */
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
