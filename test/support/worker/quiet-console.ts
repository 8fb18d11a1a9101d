import { afterEach } from 'vitest'
import { flushConsole } from './buffered-console.ts'

// Every request logs a line, and sending each to the reporter costs five percent of the run. Prints only those of
// failed tests.
afterEach(({ task }) => flushConsole(task.result?.state === 'fail'))
