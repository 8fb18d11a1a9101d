import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import type { Bindings } from '#src/config/bindings.ts'
import { parseFaultPlan } from './fault-plan.ts'
import { injectBindingFaults } from './inject-binding-faults.ts'

function faulty(header: string): Bindings {
  const plan = parseFaultPlan(header)
  if (plan === null) throw new Error('the header names no fault')
  return injectBindingFaults(env as unknown as Bindings, plan)
}

describe('injectBindingFaults', () => {
  it('makes KV fail, and leaves D1 unchanged', async () => {
    const bindings = faulty('kv=error')
    await expect(bindings.SESSIONS.get('x')).rejects.toThrow('injected fault')
    expect(await bindings.DB.prepare('SELECT 1 AS one').first('one')).toBe(1)
  })

  it('makes D1 fail at the query, through prepare and bind', async () => {
    const statement = faulty('d1=locked').DB.prepare('SELECT ?').bind(1)
    await expect(statement.first()).rejects.toThrow('database is locked')
  })

  it('responds with null, with corrupt data, or late', async () => {
    expect(await faulty('kv=null').SESSIONS.get('x')).toBeNull()
    expect(await faulty('kv=corrupt').SESSIONS.get('x')).toContain('corrupt')
    const startMs = Date.now()
    await faulty('kv=slow:30').SESSIONS.get('x')
    expect(Date.now() - startMs).toBeGreaterThanOrEqual(25)
  })

  it('a call with the hang fault never settles', async () => {
    const hung = faulty('assets=hang').ASSETS.fetch('https://assets.local/')
    expect(await Promise.race([hung, Promise.resolve('still waiting')])).toBe('still waiting')
  })
})
