import type { Bindings } from '#src/config/bindings.ts'
import type { Frame } from '#src/site/frame.tsx'
import { bendBindings } from './bend-bindings.ts'
import { bendCache } from './bend-cache.ts'
import { bendFrame } from './bend-frame.tsx'
import { sendWithFault } from './bend-mail.ts'
import type { FaultBindings } from './fault-bindings.ts'
import { type FaultPlan, type FaultTarget, parseFaultPlan } from './fault-plan.ts'

type Answer = (request: Request, env: Bindings, context: ExecutionContext) => Response | Promise<Response>

/** Anything that answers requests: the worker, or an app of a test. */
export type Answering = { readonly fetch: Answer }

/** What an app is made with, so that it can be bent. */
export type Bendable = {
  readonly edgeCache: Cache
  readonly frameOf: (frame: Frame) => Frame
  /** False for an app that must not remember what it answered. */
  readonly keeps: boolean
}

/** An app remembers something of these, so that only a new one meets their faults for certain. */
const REMEMBERED: readonly FaultTarget[] = ['kv', 'd1', 'accounts', 'search', 'events', 'cache', 'assets']

const isRemembered = ({ bindings, render }: FaultPlan): boolean =>
  render !== null || REMEMBERED.some((target) => bindings.has(target))

function planOf(request: Request, env: FaultBindings): FaultPlan | null {
  return env.FAULT_INJECTION === '1' ? parseFaultPlan(request.headers.get('x-fault') ?? '') : null
}

const madeUnder = (plan: FaultPlan): Bendable => ({
  edgeCache: bendCache(caches.default, plan),
  frameOf: (frame) => bendFrame(frame, plan.render),
  keeps: false,
})

/** Says what was bent; nobody on the way may keep what came about under a fault (R8.3). */
function markBent(response: Response, plan: FaultPlan): Response {
  const marked = new Response(response.body, response)
  marked.headers.set('x-fault-applied', plan.applied)
  marked.headers.set('cache-control', 'no-store')
  return marked
}

function bindingsUnder(plan: FaultPlan, env: Bindings): Bindings {
  const bent = bendBindings(env, plan)
  return plan.bindings.has('email')
    ? { ...bent, MAIL_QUEUE: sendWithFault(bent.MAIL_QUEUE, plan.applied) }
    : bent
}

/**
 * Has an app heed `x-fault` where FAULT_INJECTION is 1 (M3.3, R10.10). A request that names a fault is answered by
 * another app than the others, with bent bindings; nothing of it is kept.
 * @param make gives an app in those surroundings
 */
export function withFaults<App extends Answering>(
  make: (bendable: Bendable) => App,
): { readonly plain: App; readonly fetch: Answer } {
  const plain = make({ edgeCache: caches.default, frameOf: (frame) => frame, keeps: true })
  let forgetful: App | null = null
  const appUnder = (plan: FaultPlan): App => {
    if (isRemembered(plan)) return make(madeUnder(plan))
    forgetful ??= make(madeUnder(plan))
    return forgetful
  }
  return {
    plain,
    fetch: async (request, env, context) => {
      const plan = planOf(request, env)
      if (plan === null) return plain.fetch(request, env, context)
      return markBent(await appUnder(plan).fetch(request, bindingsUnder(plan, env), context), plan)
    },
  }
}
