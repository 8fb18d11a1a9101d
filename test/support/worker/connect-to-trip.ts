import type { Member } from './account-site.ts'
import { SITE } from './visitor.ts'

/** A socket of a trip, with what it has received. */
export type ConnectedTripSocket = {
  readonly status: number
  readonly messages: readonly string[]
  /** The code with which it was closed. */
  readonly closed: Promise<number>
  readonly send: (message: string) => void
}

/** Opens the socket of a trip as a page of the site does. */
export async function connectToTrip(
  member: Pick<Member, 'send'>,
  id: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ConnectedTripSocket> {
  const path = `/api/trips/${id}/live`
  const response = await member.send('GET', path, { upgrade: 'websocket', origin: SITE, ...headers })
  const socket = response.webSocket
  socket?.accept()
  const messages: string[] = []
  socket?.addEventListener('message', ({ data }) => {
    messages.push(String(data))
  })
  const closed = new Promise<number>((resolve) =>
    socket?.addEventListener('close', ({ code }) => resolve(code)),
  )
  return { status: response.status, messages, closed, send: (message) => socket?.send(message) }
}
