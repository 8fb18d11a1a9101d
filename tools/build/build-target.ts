import { resolve } from 'node:path'

/** What is built, and what is served: the worker that is deployed, or the one that heeds `x-fault` (M3.3). */
export type BuildTarget = {
  /** Folder of the built client and the built worker. */
  readonly folder: string
  /** The module that the worker begins with. */
  readonly main: string
  /** Variables besides those of wrangler.toml; the environment gives their values. */
  readonly vars: Readonly<Record<string, string>>
}

export const DEPLOY_TARGET: BuildTarget = { folder: 'dist', main: 'src/worker.ts', vars: {} }
const FAULT_INJECTION_TARGET: BuildTarget = {
  folder: 'dist-faults',
  main: 'test/faults/worker.ts',
  vars: { FAULT_INJECTION: '' },
}

/** With FAULT_INJECTION=1 in the environment the worker that bends its bindings, in a folder of its own. */
export const buildTarget = (): BuildTarget =>
  process.env['FAULT_INJECTION'] === '1' ? FAULT_INJECTION_TARGET : DEPLOY_TARGET

/**
 * Where the Workers plugin looks up which worker to serve. The plugin keeps one such place in the root of a build; each
 * target has its own, so that nothing but the deployed worker is ever served or uploaded unasked.
 */
export const deployConfigRoot = (): string => {
  const { folder } = buildTarget()
  return folder === DEPLOY_TARGET.folder ? process.cwd() : resolve(folder)
}
