import type { RouterRule } from './network-routes.ts'

/** The parts of ServiceWorkerGlobalScope that the worker uses; the DOM types of pages lack them. */
export type WorkerScope = {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    readonly claim: () => Promise<void>
    readonly matchAll: (options: {
      readonly type: 'window'
      readonly includeUncontrolled: true
    }) => Promise<readonly { readonly url: string }[]>
  }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
}

type WorkerExtendableEvent = { readonly waitUntil: (promise: Promise<unknown>) => void }

export type WorkerFetchEvent = WorkerExtendableEvent & {
  readonly request: Request
  /** The response of the navigation preload; undefined where the browser sent none. */
  readonly preloadResponse?: Promise<Response | undefined>
  readonly respondWith: (response: Promise<Response>) => void
}

/** The install event, with static routes where the browser supports them. */
type WorkerInstallEvent = WorkerExtendableEvent & {
  readonly addRoutes?: (rules: readonly RouterRule[]) => Promise<void>
}

type WorkerEvents = {
  readonly install: WorkerInstallEvent
  readonly activate: WorkerExtendableEvent
  readonly fetch: WorkerFetchEvent
  readonly message: { readonly data: unknown }
}

export const scope = globalThis as unknown as WorkerScope
