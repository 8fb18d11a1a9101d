import type { Bindings } from '#src/config/bindings.ts'
import { createWorker } from './create-worker.ts'
import { deployedSurroundings } from './deployed-surroundings.ts'

export default createWorker(deployedSurroundings) satisfies ExportedHandler<Bindings>
