import { runMain } from '#tools/command/end-with-line.ts'
import { serveUntilStopped } from './serve-build.ts'

await runMain(serveUntilStopped)
