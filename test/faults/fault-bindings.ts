import type { Bindings } from '#src/config/bindings.ts'

/** The bindings of a local run that bends them; a deployment has no such variable (M3.3). */
export type FaultBindings = Bindings & {
  /** `1`: the request header `x-fault` is heeded. */
  readonly FAULT_INJECTION?: string
}
