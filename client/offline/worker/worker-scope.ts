/** What a service worker calls of its own surroundings; the types of pages do not know it. */
export type WorkerScope = {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: { readonly claim: () => Promise<void> }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
}

type WorkerExtendableEvent = { readonly waitUntil: (promise: Promise<unknown>) => void }

export type WorkerFetchEvent = WorkerExtendableEvent & {
  readonly request: Request
  /** The answer that the browser asked for while it woke the worker; undefined where it did not. */
  readonly preloadResponse?: Promise<Response | undefined>
  readonly respondWith: (response: Promise<Response>) => void
}

type WorkerEvents = {
  readonly install: WorkerExtendableEvent
  readonly activate: WorkerExtendableEvent
  readonly fetch: WorkerFetchEvent
  readonly message: { readonly data: unknown }
}

export const scope = globalThis as unknown as WorkerScope
