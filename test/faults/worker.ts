import { createWorker } from '#src/create-worker.ts'
import { deployedDependencies } from '#src/deployed-dependencies.ts'
import type { FaultBindings } from './fault-bindings.ts'
import { handleFaultyMails } from './inject-mail-faults.ts'
import { type FaultableAppOptions, withFaults } from './with-faults.ts'

const { frame, fetch: fetchExternal } = deployedDependencies
const NO_CACHE: Partial<typeof deployedDependencies> = {
  pageCacheMaxBytes: 0,
  suggestionCacheMaxBytes: 0,
  imageCacheMaxBytes: 0,
}

/** The deployed worker, with replaceable dependencies. */
const workerIn = ({ edgeCache, frameOf, caches }: FaultableAppOptions) =>
  createWorker({ ...deployedDependencies, ...(caches ? {} : NO_CACHE), edgeCache, frame: frameOf(frame) })

export { Trip } from '#src/trips/trip.ts'

const { plain, fetch } = withFaults(workerIn)

/** The worker of local runs and tests with FAULT_INJECTION=1 (M3.3); `src/worker.ts` is the deployed one. */
export default {
  fetch,
  queue: (batch, env, context) =>
    handleFaultyMails(batch, { env, fetch: fetchExternal }, (mails, tools) =>
      createWorker({ ...deployedDependencies, fetch: tools.fetch }).queue(mails, tools.env, context),
    ),
  scheduled: plain.scheduled,
} satisfies ExportedHandler<FaultBindings>
