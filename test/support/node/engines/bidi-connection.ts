import { once } from 'node:events'

type CommandResponse = {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result?: unknown
  readonly error?: string
  readonly message?: string
  readonly params?: unknown
}

export type BidiConnection = {
  /**
   * Sends a command of WebDriver BiDi (https://w3c.github.io/webdriver-bidi/) and returns its result.
   * @throws {Error} with the browser's error message
   */
  readonly send: <T>(method: string, params: object) => Promise<T>
}

type Waiting = { readonly resolve: (result: unknown) => void; readonly reject: (error: Error) => void }

/**
 * Connects to a browser that listens for WebDriver BiDi.
 * @param onEvent receives the subscribed events
 */
export async function connectBidi(url: string, onEvent: (params: unknown) => void): Promise<BidiConnection> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  socket.addEventListener('message', ({ data }) => {
    const response = JSON.parse(String(data)) as CommandResponse
    if (response.type === 'event') return onEvent(response.params)
    const asker = waiting.get(response.id ?? 0)
    waiting.delete(response.id ?? 0)
    if (response.type === 'error') asker?.reject(new Error(`${response.error}: ${response.message}`))
    else asker?.resolve(response.result)
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser disconnected'))
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
