/** Platform bindings that a local test can make faulty (M3.3); `d1` means every database, and each has its own name. */
const FAULT_TARGETS = [
  'kv',
  'd1',
  'accounts',
  'search',
  'events',
  'cache',
  'queue',
  'images',
  'ratelimit',
  'assets',
  'email',
  'trips',
] as const
export type FaultTarget = (typeof FAULT_TARGETS)[number]

export type Fault =
  | {
      readonly kind: 'error' | 'hang' | 'corrupt' | 'null' | '429' | 'locked' | 'overloaded' | 'missing-table'
    }
  | { readonly kind: 'slow'; readonly delayMs: number }

export type FaultPlan = {
  readonly bindings: ReadonlyMap<FaultTarget, Fault>
  readonly render: 'throw' | 'throw-late' | null
  /** The parsed faults, in the format of the request header. */
  readonly applied: string
}

const PLAIN_KINDS = [
  'error',
  'hang',
  'corrupt',
  'null',
  '429',
  'locked',
  'overloaded',
  'missing-table',
] as const
const SLOW = /^slow:(\d{1,5})$/

function parseFault(text: string): Fault | null {
  const plain = PLAIN_KINDS.find((kind) => kind === text)
  if (plain !== undefined) return { kind: plain }
  const delay = SLOW.exec(text)?.[1]
  return delay === undefined ? null : { kind: 'slow', delayMs: Number(delay) }
}

/**
 * Parses an `x-fault` header such as `kv=error,d1=slow:4000,render=throw`. Ignores unknown names and values. Returns
 * null when no fault remains.
 */
export function parseFaultPlan(header: string): FaultPlan | null {
  const bindings = new Map<FaultTarget, Fault>()
  const applied: string[] = []
  let render: FaultPlan['render'] = null
  for (const part of header.split(',')) {
    const [name = '', value = ''] = part.trim().split('=')
    const target = FAULT_TARGETS.find((known) => known === name)
    const fault = parseFault(value)
    if (target !== undefined && fault !== null) bindings.set(target, fault)
    else if (name === 'render' && (value === 'throw' || value === 'throw-late')) render = value
    else continue
    applied.push(`${name}=${value}`)
  }
  return applied.length === 0 ? null : { bindings, render, applied: applied.join(',') }
}
