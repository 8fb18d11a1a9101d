import type { Bindings } from '#src/config/bindings.ts'
import type { Frame } from '#src/site/frame.tsx'
import type { FaultBindings } from './fault-bindings.ts'
import { type FaultPlan, type FaultTarget, parseFaultPlan } from './fault-plan.ts'
import { injectBindingFaults } from './inject-binding-faults.ts'
import { injectCacheFaults } from './inject-cache-faults.ts'
import { withFaultAttached } from './inject-mail-faults.ts'
import { injectRenderFaults } from './inject-render-faults.tsx'

type FetchHandler = (
  request: Request,
  env: Bindings,
  context: ExecutionContext,
) => Response | Promise<Response>

/** Anything that answers requests: the worker, or an app of a test. */
export type RequestHandler = { readonly fetch: FetchHandler }

/** What an app is made with, so that it can be bent. */
export type FaultableAppOptions = {
  readonly edgeCache: Cache
  readonly frameOf: (frame: Frame) => Frame
  /** False for an app that must not remember what it answered. */
  readonly caches: boolean
}

/** An app remembers something of these, so that only a new one meets their faults for certain. */
const STATEFUL_TARGETS: readonly FaultTarget[] = [
  'kv',
  'd1',
  'accounts',
  'search',
  'events',
  'cache',
  'assets',
]

const affectsState = ({ bindings, render }: FaultPlan): boolean =>
  render !== null || STATEFUL_TARGETS.some((target) => bindings.has(target))

function planOf(request: Request, env: FaultBindings): FaultPlan | null {
  return env.FAULT_INJECTION === '1' ? parseFaultPlan(request.headers.get('x-fault') ?? '') : null
}

const optionsUnder = (plan: FaultPlan): FaultableAppOptions => ({
  edgeCache: injectCacheFaults(caches.default, plan),
  frameOf: (frame) => injectRenderFaults(frame, plan.render),
  caches: false,
})

/** Says what was bent; nobody on the way may keep what came about under a fault (R8.3). */
function markResponse(response: Response, plan: FaultPlan): Response {
  const marked = new Response(response.body, response)
  marked.headers.set('x-fault-applied', plan.applied)
  marked.headers.set('cache-control', 'no-store')
  return marked
}

function bindingsUnder(plan: FaultPlan, env: Bindings): Bindings {
  const faulty = injectBindingFaults(env, plan)
  return plan.bindings.has('email')
    ? { ...faulty, MAIL_QUEUE: withFaultAttached(faulty.MAIL_QUEUE, plan.applied) }
    : faulty
}

/**
 * Has an app heed `x-fault` where FAULT_INJECTION is 1 (M3.3, R10.10). A request that names a fault is answered by
 * another app than the others, with bent bindings; nothing of it is kept.
 * @param make gives an app in those surroundings
 */
export function withFaults<App extends RequestHandler>(
  make: (options: FaultableAppOptions) => App,
): { readonly plain: App; readonly fetch: FetchHandler } {
  const plain = make({ edgeCache: caches.default, frameOf: (frame) => frame, caches: true })
  let uncachedApp: App | null = null
  const appUnder = (plan: FaultPlan): App => {
    if (affectsState(plan)) return make(optionsUnder(plan))
    uncachedApp ??= make(optionsUnder(plan))
    return uncachedApp
  }
  return {
    plain,
    fetch: async (request, env, context) => {
      const plan = planOf(request, env)
      if (plan === null) return plain.fetch(request, env, context)
      return markResponse(await appUnder(plan).fetch(request, bindingsUnder(plan, env), context), plan)
    },
  }
}
