/** `ExecutionContext.waitUntil`: extends the lifetime of the invocation until the work has settled. */
export type WaitUntil = (work: Promise<unknown>) => void
