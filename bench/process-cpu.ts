import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'

const MS_PER_TICK = 10

/** Inodes of the sockets that listen on a port, from Linux's socket tables. */
function listeningInodes(port: number): ReadonlySet<string> {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const rows = ['/proc/net/tcp', '/proc/net/tcp6']
    .filter((table) => existsSync(table))
    .flatMap((table) => readFileSync(table, 'utf8').split('\n').slice(1))
  const isListening = (cells: readonly string[]): boolean =>
    cells[1]?.endsWith(suffix) === true && cells[3] === '0A'
  return new Set(
    rows
      .map((row) => row.trim().split(/\s+/))
      .filter(isListening)
      .map((cells) => `socket:[${cells[9]}]`),
  )
}

function holdsAny(pid: string, inodes: ReadonlySet<string>): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => inodes.has(readlinkSync(`/proc/${pid}/fd/${fd}`)))
  } catch {
    // The process ended, or a descriptor was closed between the two calls.
    return false
  }
}

/** PID of the process that listens on a port; null without /proc or such a process. */
export function findListener(port: number): string | null {
  if (!existsSync('/proc/net/tcp')) return null
  const inodes = listeningInodes(port)
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.find((candidate) => holdsAny(candidate, inodes)) ?? null
}

/**
 * CPU time of the threads of the process on a port since its start, in milliseconds with microsecond precision. Only
 * for processes none of whose threads has ended.
 * @throws where there is no /proc
 */
export function threadTimeMs(port: number): number {
  const pid = findListener(port)
  if (pid === null) throw new Error(`processor time needs /proc and a process on port ${port}`)
  const times = readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return times.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6
}

/**
 * Returns a function that reads the CPU time of the process that listens on a port, in milliseconds; null where there
 * is no /proc.
 */
export function createCpuClock(port: number): () => number | null {
  const pid = findListener(port)
  if (pid === null) return () => null
  return () => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
  }
}
