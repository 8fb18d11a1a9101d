import type { Bindings } from '#src/config/bindings.ts'
import type { Fetch } from '#src/platform/provider-fetch.ts'
import { type Fault, parseFaultPlan } from './fault-plan.ts'
import { injectFault } from './inject-binding-faults.ts'

/** Dependencies of the handler of a mail batch. */
export type MailHandlers = { readonly env: Bindings; readonly fetch: Fetch }

type FaultyJob = { readonly fault?: unknown }

/** Wraps a queue so that its messages carry the fault to the mail consumer. */
export function withFaultAttached(queue: Queue<unknown>, applied: string): Queue<unknown> {
  return new Proxy(queue, {
    get(object, name) {
      const member: unknown = Reflect.get(object, name)
      if (name === 'send') return (job: object) => object.send({ ...job, fault: applied })
      return typeof member === 'function' ? member.bind(object) : member
    },
  })
}

/** The fault of a message applies to the first attempt only, so that tests see the retry. */
function faultOf({ attempts, body }: Message<unknown>): Fault | undefined {
  const fault = (body as FaultyJob | null)?.fault
  if (attempts > 1 || typeof fault !== 'string') return undefined
  return parseFaultPlan(fault)?.bindings.get('email')
}

/** The result of the binding is ignored, so an invalid result becomes an error. */
const faultForBinding = (fault: Fault): Fault =>
  fault.kind === 'null' || fault.kind === 'corrupt' ? { kind: 'error' } : fault

/** Makes the configured mail service and the binding faulty: one of them sends. */
const withFaultyMail = ({ env, fetch }: MailHandlers, fault: Fault): MailHandlers => ({
  env: { ...env, EMAIL: injectFault(env.EMAIL, 'email', faultForBinding(fault)) },
  fetch: injectFault({ fetch }, 'email', fault).fetch,
})

/**
 * Handles the messages of a batch separately, each with its fault.
 * @param handle handler of the deployed worker
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
