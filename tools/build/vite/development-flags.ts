import type { WorkerConfig } from '@cloudflare/vite-plugin'

/** Flags of the runtime that the development server does not support. */
const BUILD_ONLY_FLAGS: readonly string[] = ['new_module_registry']

/**
 * Removes flags from the configuration of the development server, which loads every module on its import anyway. With
 * the new module registry it reports a missing module of the runtime, `node:process`, on each start.
 * @param config changed in place: what the Workers plugin merges into a list is added to it
 */
export function removeBuildOnlyFlags(config: WorkerConfig): void {
  config.compatibility_flags = config.compatibility_flags.filter((flag) => !BUILD_ONLY_FLAGS.includes(flag))
}
