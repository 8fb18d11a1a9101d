/** Code with which the socket of someone who is no longer a member is closed. */
const NO_LONGER_A_MEMBER = 4403

/**
 * The open sockets of a trip. They announce numbers of changes and no content: pages fetch the changes with their
 * session, so that a revoked session reads nothing through an open socket.
 */
export function createTripSockets(ctx: DurableObjectState) {
  return {
    /** Accepts a socket; it may outlive the memory of the object (hibernation). */
    accept(member: number): Response {
      const pair = new WebSocketPair()
      ctx.acceptWebSocket(pair[1], [String(member)])
      return new Response(null, { status: 101, webSocket: pair[0] })
    },
    announce(seq: number): void {
      const sockets = ctx.getWebSockets()
      const message = JSON.stringify({ seq, here: sockets.length })
      for (const socket of sockets) socket.send(message)
    },
    close(member: number): void {
      for (const socket of ctx.getWebSockets(String(member))) socket.close(NO_LONGER_A_MEMBER, 'not a member')
    },
    closeAll(): void {
      for (const socket of ctx.getWebSockets()) socket.close(NO_LONGER_A_MEMBER, 'erased')
    },
  }
}
