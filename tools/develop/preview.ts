import { serveUntilStopped } from './serve-build.ts'

await serveUntilStopped()
