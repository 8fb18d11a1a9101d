const COMMAND_TIMEOUT_MS = 10_000
const BYTES_PER_MB = 1024 * 1024

type InspectorTarget = { readonly webSocketDebuggerUrl: string }
type HeapUsage = { readonly usedSize: number; readonly backingStorageSize: number }
type InspectorResponse = {
  readonly id?: number
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

async function findInspector(port: number, workerName: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/json`)
  const targets = (await response.json()) as readonly InspectorTarget[]
  const urls = targets.map(({ webSocketDebuggerUrl }) => webSocketDebuggerUrl)
  const url = urls.find((candidate) => candidate.endsWith(`:user:${workerName}`))
  if (url === undefined) throw new Error(`no isolate of ${workerName} on inspector port ${port}`)
  return url
}

async function openSocket(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url)
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve()
    socket.onerror = () => reject(new Error(`the inspector refuses ${url}`))
  })
  return socket
}

/** Sends a command of the DevTools protocol and waits for its response. */
function sendCommand(socket: WebSocket, id: number, method: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => finish(new Error(`${method}: no response`)), COMMAND_TIMEOUT_MS)
    const onMessage = (event: MessageEvent) => {
      const message = JSON.parse(String(event.data)) as InspectorResponse
      if (message.id !== id) return
      finish(message.error === undefined ? null : new Error(`${method}: ${message.error.message}`), message)
    }
    const finish = (error: Error | null, message?: InspectorResponse) => {
      clearTimeout(timer)
      socket.removeEventListener('message', onMessage)
      if (error === null) resolve(message?.result)
      else reject(error)
    }
    socket.addEventListener('message', onMessage)
    socket.send(JSON.stringify({ id, method }))
  })
}

/**
 * Connects to the inspector of a running worker. What the returned function reads is what an isolate holds: heap and
 * buffers after a full garbage collection, in megabytes. The platform's limit of 128 MB counts the same.
 * @throws when the inspector has no isolate of this name, or does not respond within ten seconds
 */
export async function connectIsolateMemory(
  port: number,
  workerName: string,
): Promise<{ readonly readMb: () => Promise<number>; readonly close: () => void }> {
  const socket = await openSocket(await findInspector(port, workerName))
  let lastId = 0
  const send = (method: string): Promise<unknown> => {
    lastId += 1
    return sendCommand(socket, lastId, method)
  }
  await send('HeapProfiler.enable')
  const readMb = async (): Promise<number> => {
    await send('HeapProfiler.collectGarbage')
    const { usedSize, backingStorageSize } = (await send('Runtime.getHeapUsage')) as HeapUsage
    return (usedSize + backingStorageSize) / BYTES_PER_MB
  }
  return { readMb, close: () => socket.close() }
}
