import { inject } from 'vitest'
import { describeFlows } from '#test/support/node/engines/describe-flows.ts'
import { startWebKit } from '#test/support/node/engines/start-webkit.ts'
import { ALL_ENGINE_FLOWS } from './engine-flows.ts'
import { BACK_NAVIGATION_FLOWS } from './flows/back-navigation-flows.ts'

const programs = inject('engines').webKit

describeFlows('WebKit', programs === null ? null : () => startWebKit(programs), [
  ...ALL_ENGINE_FLOWS,
  ...BACK_NAVIGATION_FLOWS,
])
