import type { Bindings } from '#src/config/bindings.ts'
import { createWorker } from './create-worker.ts'
import { deployedDependencies } from './deployed-dependencies.ts'

/** A Durable Object class must be exported by the main module. */
export { Trip } from './trips/trip.ts'

export default createWorker(deployedDependencies) satisfies ExportedHandler<Bindings>
