import { parseArgs } from 'node:util'

export type ReportRequest = {
  /** How far back. */
  readonly days: number
  /** True asks the deployed D1. */
  readonly remote: boolean
  /** Of Analytics Engine, which is asked in the place of D1. */
  readonly dataset: string | undefined
}

/** What was asked for on the command line; null when that makes no sense. */
export function parseReportRequest(args: readonly string[]): ReportRequest | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        days: { type: 'string', default: '30' },
        remote: { type: 'boolean', default: false },
        dataset: { type: 'string' },
      },
    })
    const { days, remote, dataset } = values
    const isSound = /^[1-9]\d{0,3}$/.test(days) && (dataset === undefined || /^\w{1,64}$/.test(dataset))
    return positionals.join() === 'report' && isSound ? { days: Number(days), remote, dataset } : null
  } catch {
    // An option that does not exist, or without its value.
    return null
  }
}
