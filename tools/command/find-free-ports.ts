import { createServer } from 'node:net'

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/**
 * Finds a port that is free together with the next one: the local site takes both, one for itself, one for its
 * identity provider.
 * @param from where to begin looking
 */
export async function findFreePorts(from: number): Promise<number> {
  for (let port = from; port < from + 200; port += 2) {
    if ((await isFree(port)) && (await isFree(port + 1))) return port
  }
  throw new Error(`no two free ports between ${from} and ${from + 200}`)
}
