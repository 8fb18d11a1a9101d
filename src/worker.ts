import type { Bindings } from '#src/config/bindings.ts'
import { createWorker } from './create-worker.ts'
import { deployedDependencies } from './deployed-dependencies.ts'

export default createWorker(deployedDependencies) satisfies ExportedHandler<Bindings>
