import { runMain } from '#tools/command/run-main.ts'
import { serveUntilStopped } from './serve-build.ts'

await runMain(() => serveUntilStopped())
