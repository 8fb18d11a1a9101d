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

/** Anything that handles requests: the worker, or a test app. */
export type RequestHandler = { readonly fetch: FetchHandler }

/** Dependencies of an app that fault injection can replace. */
export type FaultableAppOptions = {
  readonly edgeCache: Cache
  readonly frameOf: (frame: Frame) => Frame
  /** False for an app that must not cache its responses. */
  readonly caches: boolean
}

/** An app caches results of these, so that only a new app certainly meets their faults. */
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

/** Names the applied faults in a header, and forbids caching of the response (R8.3). */
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
 * Makes an app apply `x-fault` when FAULT_INJECTION is 1 (M3.3, R10.10). Another app instance with faulty bindings
 * handles requests that name a fault; its responses are not cached.
 * @param make creates an app with these dependencies
 * @param options.sharesApps true for one app for all requests with the same faults, whose caches must not matter:
 * creating an app takes longer than most requests
 */
export function withFaults<App extends RequestHandler>(
  make: (options: FaultableAppOptions) => App,
  { sharesApps = false } = {},
): { readonly plain: App; readonly fetch: FetchHandler } {
  const plain = make({ edgeCache: caches.default, frameOf: (frame) => frame, caches: true })
  let uncachedApp: App | null = null
  const shared = new Map<string, App>()
  const appUnder = (plan: FaultPlan): App => {
    if (affectsState(plan)) {
      const app = shared.get(plan.applied) ?? make(optionsUnder(plan))
      if (sharesApps) shared.set(plan.applied, app)
      return app
    }
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
