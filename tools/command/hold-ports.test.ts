import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { findFreePorts } from './find-free-ports.ts'
import { holdPorts } from './hold-ports.ts'

async function canListen(port: number): Promise<boolean> {
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}

it('takes two adjacent ports that no other program finds free, until they are released', async () => {
  const [first, second] = [await holdPorts(), await holdPorts()]
  expect(new Set([first.port, first.port + 1, second.port, second.port + 1]).size).toBe(4)
  expect(await findFreePorts(first.port)).toBeGreaterThan(first.port + 1)
  for (const port of [first.port, first.port + 1]) expect(await canListen(port)).toBe(false)
  await Promise.all([first.release(), second.release()])
  for (const port of [first.port, first.port + 1]) expect(await canListen(port)).toBe(true)
  await first.release()
})
