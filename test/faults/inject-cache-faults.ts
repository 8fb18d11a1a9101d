import type { FaultPlan } from './fault-plan.ts'
import { injectFault } from './inject-binding-faults.ts'

/**
 * The data centre's cache under a plan: bent when the plan names it, and never given anything to keep. Where rendering is
 * to fail it finds nothing, so that there is something to render.
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
