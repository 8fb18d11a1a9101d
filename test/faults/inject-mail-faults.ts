import type { Bindings } from '#src/config/bindings.ts'
import type { Fetch } from '#src/platform/provider-fetch.ts'
import { type Fault, parseFaultPlan } from './fault-plan.ts'
import { injectFault } from './inject-binding-faults.ts'

/** What a batch of mails is handled with. */
export type MailHandlers = { readonly env: Bindings; readonly fetch: Fetch }

type FaultyJob = { readonly fault?: unknown }

/** A queue whose messages carry a fault to the one who sends the mail. */
export function withFaultAttached(queue: Queue<unknown>, applied: string): Queue<unknown> {
  return new Proxy(queue, {
    get(object, name) {
      const member: unknown = Reflect.get(object, name)
      if (name === 'send') return (job: object) => object.send({ ...job, fault: applied })
      return typeof member === 'function' ? member.bind(object) : member
    },
  })
}

/** The fault of a message bends the first attempt alone, so that what comes after it shows too. */
function faultOf({ attempts, body }: Message<unknown>): Fault | undefined {
  const fault = (body as FaultyJob | null)?.fault
  if (attempts > 1 || typeof fault !== 'string') return undefined
  return parseFaultPlan(fault)?.bindings.get('email')
}

/** What the binding answers says nothing, so a wrong answer of it is none. */
const faultForBinding = (fault: Fault): Fault =>
  fault.kind === 'null' || fault.kind === 'corrupt' ? { kind: 'error' } : fault

/** The mail service of the configuration and the binding: one of them sends. */
const withFaultyMail = ({ env, fetch }: MailHandlers, fault: Fault): MailHandlers => ({
  env: { ...env, EMAIL: injectFault(env.EMAIL, 'email', faultForBinding(fault)) },
  fetch: injectFault({ fetch }, 'email', fault).fetch,
})

/**
 * Handles each message of a batch by itself, with what its fault bends.
 * @param handle what a deployment does with a batch
 */
export async function handleFaultyMails(
  batch: MessageBatch<unknown>,
  tools: MailHandlers,
  handle: (batch: MessageBatch<unknown>, tools: MailHandlers) => Promise<void>,
): Promise<void> {
  await Promise.all(
    batch.messages.map((message) => {
      const fault = faultOf(message)
      const single = { queue: batch.queue, messages: [message] } as unknown as MessageBatch<unknown>
      return handle(single, fault === undefined ? tools : withFaultyMail(tools, fault))
    }),
  )
}
