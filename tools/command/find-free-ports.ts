import { createServer } from 'node:net'

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/**
 * Finds two adjacent free ports: one for the local site, the next for its identity provider.
 * @param from first port to try
 */
export async function findFreePorts(from: number): Promise<number> {
  for (let port = from; port < from + 200; port += 2) {
    if ((await isFree(port)) && (await isFree(port + 1))) return port
  }
  throw new Error(`no two free ports between ${from} and ${from + 200}`)
}
