/** Every fault that `x-fault` can inject into a binding (test/faults/fault-plan.ts). */
export const ALL_FAULTS = [
  'error',
  'hang',
  'slow:4000',
  'null',
  'corrupt',
  '429',
  'locked',
  'overloaded',
  'missing-table',
]
