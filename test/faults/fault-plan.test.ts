import { describe, expect, it } from 'vitest'
import { parseFaultPlan } from './fault-plan.ts'

describe('parseFaultPlan', () => {
  it('parses faults of several bindings and of rendering', () => {
    const plan = parseFaultPlan('kv=error, d1=slow:4000,render=throw')
    expect(plan?.bindings.get('kv')).toEqual({ kind: 'error' })
    expect(plan?.bindings.get('d1')).toEqual({ kind: 'slow', delayMs: 4000 })
    expect(plan?.render).toBe('throw')
    expect(plan?.applied).toBe('kv=error,d1=slow:4000,render=throw')
  })

  it('ignores unknown names and values', () => {
    expect(parseFaultPlan('kv=error,disk=error,d1=explode,__proto__=error')?.applied).toBe('kv=error')
  })

  it('returns null when no fault remains', () => {
    for (const header of ['', ',', 'kv', 'kv=', 'kv=slow:', 'kv=slow:-1', 'render=never']) {
      expect(parseFaultPlan(header)).toBeNull()
    }
  })
})
