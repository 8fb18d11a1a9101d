import { once } from 'node:events'

type Answer = {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result?: unknown
  readonly error?: string
  readonly message?: string
  readonly params?: unknown
}

export type BidiConnection = {
  /**
   * Sends a command of WebDriver BiDi (https://w3c.github.io/webdriver-bidi/) and waits for what it gives.
   * @throws {Error} with the browser's own words
   */
  readonly send: <T>(method: string, params: object) => Promise<T>
}

type Waiting = { readonly resolve: (result: unknown) => void; readonly reject: (error: Error) => void }

/**
 * Connects to a browser that listens for WebDriver BiDi.
 * @param onEvent hears the events that somebody subscribed to
 */
export async function connectBidi(url: string, onEvent: (params: unknown) => void): Promise<BidiConnection> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.type === 'event') return onEvent(answer.params)
    const asker = waiting.get(answer.id ?? 0)
    waiting.delete(answer.id ?? 0)
    if (answer.type === 'error') asker?.reject(new Error(`${answer.error}: ${answer.message}`))
    else asker?.resolve(answer.result)
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser is gone'))
  })
  await once(socket, 'open')
  return {
    send: <T>(method: string, params: object) => {
      lastId += 1
      const id = lastId
      return new Promise<T>((resolve, reject) => {
        waiting.set(id, { resolve: resolve as (result: unknown) => void, reject })
        socket.send(JSON.stringify({ id, method, params }))
      })
    },
  }
}
