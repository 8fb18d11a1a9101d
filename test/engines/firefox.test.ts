import { inject } from 'vitest'
import { describeFlows } from '#test/support/node/engines/describe-flows.ts'
import { startFirefox } from '#test/support/node/engines/start-firefox.ts'
import { ALL_ENGINE_FLOWS } from './engine-flows.ts'

const program = inject('engines').firefox

describeFlows('Firefox', program === null ? null : () => startFirefox(program), ALL_ENGINE_FLOWS)
