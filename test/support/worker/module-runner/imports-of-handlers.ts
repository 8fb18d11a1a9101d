import { handlerContextStore, runInRunnerObject } from 'cloudflare:test-internal'

type ModuleRunner = {
  cachedModule: (...parameters: readonly unknown[]) => Promise<unknown>
  cachedRequest: (...parameters: readonly unknown[]) => Promise<unknown>
}

declare const __vitest_mocker__: { readonly moduleRunner: ModuleRunner }

/**
 * Vitest loads a module once for all that import it at the same time, and its emulator refuses a promise that another
 * request fulfils, unlike the deployed runtime: of concurrent requests that `import()` a chunk, all but one failed.
 * Each handler therefore waits for a promise of its own, while the module is loaded where the tests run.
 */
function runOutsideOfHandlers(runner: ModuleRunner, method: keyof ModuleRunner): void {
  const load = runner[method].bind(runner)
  runner[method] = (...parameters) =>
    handlerContextStore.getStore() === undefined
      ? load(...parameters)
      : runInRunnerObject(() => load(...parameters))
}

const { moduleRunner } = __vitest_mocker__
// The files of a process share the runner.
if (!Object.hasOwn(moduleRunner, 'cachedModule')) {
  runOutsideOfHandlers(moduleRunner, 'cachedModule')
  runOutsideOfHandlers(moduleRunner, 'cachedRequest')
}
