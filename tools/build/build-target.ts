import { resolve } from 'node:path'

/** What is built and served: the deployed worker, or the one with fault injection by `x-fault` (M3.3). */
export type BuildTarget = {
  /** Output folder of the client and the worker. */
  readonly folder: string
  /** Entry module of the worker. */
  readonly main: string
  /** Variables in addition to those of wrangler.toml; the environment supplies their values. */
  readonly vars: Readonly<Record<string, string>>
}

export const DEPLOY_TARGET: BuildTarget = { folder: 'dist', main: 'src/worker.ts', vars: {} }
const FAULT_INJECTION_TARGET: BuildTarget = {
  folder: 'dist-faults',
  main: 'test/faults/worker.ts',
  vars: { FAULT_INJECTION: '' },
}

/**
 * The fault-injection target in its own folder when FAULT_INJECTION=1 is set in the environment, else the deployed
 * worker.
 */
export const buildTarget = (): BuildTarget =>
  process.env['FAULT_INJECTION'] === '1' ? FAULT_INJECTION_TARGET : DEPLOY_TARGET

/**
 * Root in which the Workers plugin records which worker to serve. Each target has its own record, so that only the
 * deployed worker can be served or uploaded by default.
 */
export const deployConfigRoot = (): string => {
  const { folder } = buildTarget()
  return folder === DEPLOY_TARGET.folder ? process.cwd() : resolve(folder)
}
