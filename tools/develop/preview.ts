import { endWithLine } from './local-run/end-with-line.ts'
import { serveUntilStopped } from './serve-build.ts'

await endWithLine(serveUntilStopped)
