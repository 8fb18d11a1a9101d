import { handlerContextStore } from 'cloudflare:test-internal'

type ModuleNode = { readonly evaluated: boolean }
type Load = (url: string, ...rest: readonly unknown[]) => Promise<unknown>
type ModuleRunner = {
  readonly evaluatedModules: {
    readonly getModuleByUrl: (url: string) => ModuleNode | undefined
    readonly invalidateModule: (module: unknown) => void
  }
  cachedModule: Load
  cachedRequest: Load
}

declare const __vitest_mocker__: { readonly moduleRunner: ModuleRunner }

type Job = { readonly run: () => Promise<unknown>; outcome: Promise<unknown> | null; isSettled: boolean }

const POLL_MS = 2
/** The real timers, whatever a test replaces. */
const { setInterval: repeat, setTimeout: wait } = globalThis
const jobs: Job[] = []

/** Starts a job where the tests run. */
function start(job: Job): void {
  const settle = (): void => {
    job.isSettled = true
  }
  job.outcome = job.run()
  job.outcome.then(settle, settle)
}

/** Runs a job where the tests run, and polls for its outcome: the promise belongs to that context. */
async function runWithTests(run: () => Promise<unknown>): Promise<unknown> {
  const job: Job = { run, outcome: null, isSettled: false }
  jobs.push(job)
  while (!job.isSettled) await new Promise((resolve) => wait(resolve, POLL_MS))
  return job.outcome
}

const isInHandler = (): boolean => handlerContextStore.getStore() !== undefined

/**
 * Vite loads a module once for all that import it at the same time. In its emulator the promise of a request settles for
 * no other request, and never once that request is cancelled, unlike in the deployed runtime: of concurrent requests
 * that `import()` a chunk all but one failed, and a cancelled one left the chunk unloaded for ever. Modules are
 * therefore loaded where the tests run.
 */
function loadWithTests(runner: ModuleRunner): void {
  const cachedModule = runner.cachedModule.bind(runner)
  const request = runner.cachedRequest.bind(runner)
  const cachedRequest: Load = (url, module, ...rest) =>
    request(url, module, ...rest).catch((error: unknown) => {
      // What is being loaded when a file ends fails, and would fail for all files after it.
      runner.evaluatedModules.invalidateModule(module)
      throw error
    })
  runner.cachedModule = async (url, ...rest) => {
    if (!isInHandler()) return cachedModule(url, ...rest)
    const known = runner.evaluatedModules.getModuleByUrl(url)
    return known?.evaluated === true ? known : runWithTests(() => cachedModule(url, ...rest))
  }
  runner.cachedRequest = (url, module, ...rest) =>
    !isInHandler() || (module as ModuleNode).evaluated
      ? cachedRequest(url, module, ...rest)
      : runWithTests(() => cachedRequest(url, module, ...rest))
  repeat(() => {
    for (const job of jobs.splice(0)) start(job)
  }, POLL_MS)
}

// The files of a process share the runner.
if (!Object.hasOwn(__vitest_mocker__.moduleRunner, 'cachedModule'))
  loadWithTests(__vitest_mocker__.moduleRunner)
