import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import { createCpuClock } from './process-cpu.ts'

const execute = promisify(execFile)
const CONNECTIONS = 8

export type LoadTarget = {
  readonly name: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

export type LoadResult = {
  readonly requestsPerSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** CPU time of the runtime per request; null where it is not available. */
  readonly cpuMicroseconds: number | null
  /** Number of responses without a 2xx status. */
  readonly failures: number
}

const UNIT_MS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 }

function readWrk(output: string): Omit<LoadResult, 'cpuMicroseconds'> & { readonly total: number } {
  const number = (pattern: RegExp): number => Number(pattern.exec(output)?.[1] ?? 0)
  const latency = (percentile: number): number => {
    const [, value, unit] = new RegExp(`${percentile}%\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? []
    return Number(value) * (UNIT_MS[unit ?? 'ms'] ?? 1)
  }
  return {
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50Ms: latency(50),
    p99Ms: latency(99),
    failures: number(/Non-2xx or 3xx responses: (\d+)/),
    total: number(/(\d+) requests in/),
  }
}

async function loadWithWrk(target: LoadTarget, seconds: number) {
  const headers = Object.entries(target.headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', ...headers, target.url]
  return readWrk((await execute('wrk', args)).stdout)
}

async function loadWithAutocannon(target: LoadTarget, seconds: number) {
  const result = await autocannon({
    url: target.url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { ...target.headers },
  })
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors,
    total: result.requests.total,
  }
}

const hasWrk = (): boolean => spawnSync('wrk', ['--version']).error === undefined

/** Requests one URL repeatedly over 8 connections, with wrk where it is installed, else with autocannon. */
export async function measureLoad(target: LoadTarget, seconds: number): Promise<LoadResult> {
  const readCpu = createCpuClock(Number(new URL(target.url).port))
  const before = readCpu()
  const { total, ...result } = await (hasWrk() ? loadWithWrk : loadWithAutocannon)(target, seconds)
  const after = readCpu()
  const cpuMicroseconds = before === null || after === null ? null : ((after - before) * 1000) / total
  return { ...result, cpuMicroseconds }
}
