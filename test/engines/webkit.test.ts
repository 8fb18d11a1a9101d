import { inject } from 'vitest'
import { describeFlows } from '#test/support/node/engines/describe-flows.ts'
import { startWebKit } from '#test/support/node/engines/start-webkit.ts'
import { ENGINE_FLOWS } from './engine-flows.ts'
import { RETURN_FLOWS } from './flows/return-flows.ts'

const programs = inject('engines').webKit

describeFlows('WebKit', programs === null ? null : () => startWebKit(programs), [
  ...ENGINE_FLOWS,
  ...RETURN_FLOWS,
])
