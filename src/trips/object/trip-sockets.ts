import { TRIP_SOCKET_CODES } from '#isomorphic/trips/trip-socket-codes.ts'
import { type ConnectedSession, findRevokedSessions } from '#src/sign-in/sessions/find-revoked-sessions.ts'
import { MAX_SOCKETS_PER_MEMBER } from '#src/trips/rules/trip-request.ts'

/** What a socket remembers while the object sleeps. */
type Attachment = ConnectedSession & { readonly acceptedAtMs: number }

const attachmentOf = (socket: WebSocket): Attachment =>
  (socket as WebSocket & { deserializeAttachment: () => unknown }).deserializeAttachment() as Attachment

const oldestOf = (sockets: readonly WebSocket[]): WebSocket | undefined =>
  sockets.toSorted((one, other) => attachmentOf(one).acceptedAtMs - attachmentOf(other).acceptedAtMs)[0]

const announcementOf = (seq: number, sockets: readonly WebSocket[]): string =>
  JSON.stringify({ seq, here: sockets.length })

/**
 * The open sockets of a trip. They announce numbers of changes and no content: pages fetch the changes with their
 * session. Before each announcement the sessions are verified: a revoked one learns nothing more, and its socket ends.
 */
export function createTripSockets(ctx: DurableObjectState, db: D1Database, nowMs: () => number) {
  async function announceToValid(seq: number): Promise<void> {
    const sockets = ctx.getWebSockets()
    if (sockets.length === 0) return
    // When the sessions cannot be verified nothing is announced; the pages learn it with their next request.
    const revoked = await findRevokedSessions(db, sockets.map(attachmentOf))
    const message = announcementOf(seq, sockets)
    for (const socket of sockets) {
      if (revoked.has(attachmentOf(socket).sessionIdHash))
        socket.close(TRIP_SOCKET_CODES.sessionRevoked, 'session revoked')
      else socket.send(message)
    }
  }

  return {
    /**
     * Accepts a socket; it may outlive the memory of the object (hibernation). Of one member's sockets above the limit the
     * oldest ends, so that windows that were lost without a close never lock the member out. It receives the number of the
     * last change at once: the trip may have changed between the rendering of its page and this connection.
     * @param seq number of the last change
     */
    accept(member: number, session: ConnectedSession, seq: number): Response {
      const open = ctx.getWebSockets(String(member)).filter(({ readyState }) => readyState === WebSocket.OPEN)
      if (open.length >= MAX_SOCKETS_PER_MEMBER)
        oldestOf(open)?.close(TRIP_SOCKET_CODES.replaced, 'too many windows')
      const pair = new WebSocketPair()
      ctx.acceptWebSocket(pair[1], [String(member)])
      pair[1].serializeAttachment({ ...session, acceptedAtMs: nowMs() } satisfies Attachment)
      pair[1].send(announcementOf(seq, ctx.getWebSockets()))
      return new Response(null, { status: 101, webSocket: pair[0] })
    },
    /** Announces a change; a failure is no failure of the change. */
    announce(seq: number): void {
      ctx.waitUntil(announceToValid(seq).catch(() => undefined))
    },
    close(member: number): void {
      for (const socket of ctx.getWebSockets(String(member)))
        socket.close(TRIP_SOCKET_CODES.noLongerMember, 'not a member')
    },
    /** @param sessionIdHash one session of the account; null for all of them */
    endSessions(owner: string, sessionIdHash: string | null): void {
      for (const socket of ctx.getWebSockets()) {
        const session = attachmentOf(socket)
        if (session.owner !== owner || (sessionIdHash !== null && session.sessionIdHash !== sessionIdHash))
          continue
        socket.close(TRIP_SOCKET_CODES.sessionRevoked, 'session ended')
      }
    },
    closeAll(): void {
      for (const socket of ctx.getWebSockets()) socket.close(TRIP_SOCKET_CODES.noLongerMember, 'erased')
    },
  }
}
