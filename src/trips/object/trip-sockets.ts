import { type ConnectedSession, findRevokedSessions } from '#src/sign-in/sessions/find-revoked-sessions.ts'

/** Code with which the socket of someone who is no longer a member is closed. */
const NO_LONGER_A_MEMBER = 4403
/** Code with which the socket of a revoked session is closed. */
const SESSION_REVOKED = 4401

const sessionOf = (socket: WebSocket): ConnectedSession =>
  (socket as WebSocket & { deserializeAttachment: () => unknown }).deserializeAttachment() as ConnectedSession

/**
 * The open sockets of a trip. They announce numbers of changes and no content: pages fetch the changes with their
 * session. Before each announcement the sessions are verified: a revoked one learns nothing more, and its socket ends.
 */
export function createTripSockets(ctx: DurableObjectState, db: D1Database) {
  async function announceToValid(seq: number): Promise<void> {
    const sockets = ctx.getWebSockets()
    if (sockets.length === 0) return
    // When the sessions cannot be verified nothing is announced; the pages learn it with their next request.
    const revoked = await findRevokedSessions(db, sockets.map(sessionOf))
    const message = JSON.stringify({ seq, here: sockets.length })
    for (const socket of sockets) {
      if (revoked.has(sessionOf(socket).sessionIdHash)) socket.close(SESSION_REVOKED, 'session revoked')
      else socket.send(message)
    }
  }

  return {
    /** Accepts a socket; it may outlive the memory of the object (hibernation). */
    accept(member: number, session: ConnectedSession): Response {
      const pair = new WebSocketPair()
      ctx.acceptWebSocket(pair[1], [String(member)])
      pair[1].serializeAttachment(session)
      return new Response(null, { status: 101, webSocket: pair[0] })
    },
    /** Announces a change; a failure is no failure of the change. */
    announce(seq: number): void {
      ctx.waitUntil(announceToValid(seq).catch(() => undefined))
    },
    close(member: number): void {
      for (const socket of ctx.getWebSockets(String(member))) socket.close(NO_LONGER_A_MEMBER, 'not a member')
    },
    closeAll(): void {
      for (const socket of ctx.getWebSockets()) socket.close(NO_LONGER_A_MEMBER, 'erased')
    },
  }
}
