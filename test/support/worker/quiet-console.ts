import { afterEach } from 'vitest'
import { flushConsole } from './buffered-console.ts'

// Every request writes a line, and sending each to the reporter takes a twentieth of the time. It shows those of failed
// tests alone.
afterEach(({ task }) => flushConsole(task.result?.state === 'fail'))
