import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Two ports that follow each other and are taken until `release`. */
export type HeldPorts = { readonly port: number; readonly release: () => Promise<void> }

const MAX_TRIES = 50

async function listen(port: number): Promise<Server | null> {
  const server = createServer((socket) => socket.destroy())
  try {
    // All addresses, as `findFreePorts` asks.
    server.listen({ port })
    await once(server, 'listening')
    return server
  } catch {
    return null
  }
}

const portOf = (server: Server): number => {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function close(servers: readonly (Server | null)[]): Promise<void> {
  await Promise.all(servers.map((server) => server && new Promise((done) => server.close(done))))
}

/**
 * Takes two ports that the system chooses, for a site that starts later: a port that was only found free may be taken
 * until then. The site must start right after `release`.
 * @throws when the system has no two such ports
 */
export async function holdPorts(): Promise<HeldPorts> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const first = await listen(0)
    const second = first === null ? null : await listen(portOf(first) + 1)
    const servers = [first, second]
    if (first !== null && second !== null) return { port: portOf(first), release: () => close(servers) }
    await close(servers)
  }
  throw new Error('the system has no two free ports that follow each other')
}
