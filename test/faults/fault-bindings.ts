import type { Bindings } from '#src/config/bindings.ts'

/** Bindings of a local run with fault injection; a deployment lacks this variable (M3.3). */
export type FaultBindings = Bindings & {
  /** `1`: the request header `x-fault` is applied. */
  readonly FAULT_INJECTION?: string
}
