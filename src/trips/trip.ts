import { DurableObject } from 'cloudflare:workers'
import type { Bindings } from '#src/config/bindings.ts'
import type { TripObject } from './object/trip-object.ts'

/** RFC 6455, 7.4.1. */
const POLICY_VIOLATION = 1008

/**
 * The Durable Object of one trip: it orders all changes and stores them (docs/adr/0047). The class must be exported by
 * the worker's main module, so it is small; its logic is a chunk that only objects load.
 */
export class Trip extends DurableObject<Bindings> {
  #object: Promise<TripObject> | null = null

  #load(): Promise<TripObject> {
    this.#object ??= import('./object/trip-object.ts').then(
      ({ createTripObject }) => createTripObject(this.ctx, this.env, Date.now),
      (error: unknown) => {
        this.#object = null
        throw error
      },
    )
    return this.#object
  }

  override async fetch(request: Request): Promise<Response> {
    return (await this.#load()).respond(request)
  }

  /** Sockets only announce: one that sends anything is not a page of the site. */
  override async webSocketMessage(socket: WebSocket): Promise<void> {
    socket.close(POLICY_VIOLATION, 'read only')
  }

  override async webSocketClose(socket: WebSocket): Promise<void> {
    socket.close()
  }

  override async alarm(): Promise<void> {
    await (await this.#load()).maintain()
  }
}
