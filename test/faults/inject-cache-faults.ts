import type { FaultPlan } from './fault-plan.ts'
import { injectFault } from './inject-binding-faults.ts'

/**
 * Wraps the edge cache: faulty when the plan names it, and without writes. Reads miss when rendering is to fail, so
 * that the page is rendered.
 */
export function injectCacheFaults(cache: Cache, plan: FaultPlan): Cache {
  const fault = plan.bindings.get('cache')
  if (fault !== undefined) return injectFault(cache, 'cache', fault)
  return new Proxy(cache, {
    get(object, name) {
      if (name === 'put' || (name === 'match' && plan.render !== null)) return () => Promise.resolve()
      const member: unknown = Reflect.get(object, name)
      return typeof member === 'function' ? member.bind(object) : member
    },
  })
}
