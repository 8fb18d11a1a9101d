import type { Bindings } from '#src/config/bindings.ts'
import type { Fetch } from '#src/platform/outside-fetch.ts'
import { bend } from './bend-bindings.ts'
import { type Fault, parseFaultPlan } from './fault-plan.ts'

/** What a batch of mails is handled with. */
export type MailTools = { readonly env: Bindings; readonly fetch: Fetch }

type FaultedJob = { readonly fault?: unknown }

/** A queue whose messages carry a fault to the one who sends the mail. */
export function sendWithFault(queue: Queue<unknown>, applied: string): Queue<unknown> {
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
  const fault = (body as FaultedJob | null)?.fault
  if (attempts > 1 || typeof fault !== 'string') return undefined
  return parseFaultPlan(fault)?.bindings.get('email')
}

/** What the binding answers says nothing, so a wrong answer of it is none. */
const atBinding = (fault: Fault): Fault =>
  fault.kind === 'null' || fault.kind === 'corrupt' ? { kind: 'error' } : fault

/** The mail service of the configuration and the binding: one of them sends. */
const bent = ({ env, fetch }: MailTools, fault: Fault): MailTools => ({
  env: { ...env, EMAIL: bend(env.EMAIL, 'email', atBinding(fault)) },
  fetch: bend({ fetch }, 'email', fault).fetch,
})

/**
 * Handles each message of a batch by itself, with what its fault bends.
 * @param handle what a deployment does with a batch
 */
export async function handleBentMails(
  batch: MessageBatch<unknown>,
  tools: MailTools,
  handle: (batch: MessageBatch<unknown>, tools: MailTools) => Promise<void>,
): Promise<void> {
  await Promise.all(
    batch.messages.map((message) => {
      const fault = faultOf(message)
      const single = { queue: batch.queue, messages: [message] } as unknown as MessageBatch<unknown>
      return handle(single, fault === undefined ? tools : bent(tools, fault))
    }),
  )
}
