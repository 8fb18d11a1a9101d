import { runWrangler } from './run-wrangler.ts'

const ALL = 100

/**
 * Parses `--gradual`: rising shares of traffic in percent, ending with 100.
 * @returns null for any other input
 */
export function parseRolloutSteps(text: string): readonly number[] | null {
  const percents = text.split(',').map(Number)
  const rises = percents.every((percent, index) => percent > (percents[index - 1] ?? 0))
  return rises && percents.every(Number.isInteger) && percents.at(-1) === ALL ? percents : null
}

/** Routes a share of the traffic to a version, and the rest to the previous one. */
export function setVersionShare(version: string, percent: number, before: string): Promise<string> {
  const rest = percent === ALL || version === before ? [] : [`${before}@${ALL - percent}%`]
  return runWrangler('versions', 'deploy', `${version}@${percent}%`, ...rest, '--yes')
}

/**
 * Uploads the build as a version without traffic.
 * @returns its id
 */
export async function uploadVersion(buildId: string): Promise<string> {
  const printed = await runWrangler('versions', 'upload', '--tag', buildId, '--message', `build ${buildId}`)
  const id = /^Worker Version ID: ([0-9a-f-]{36})$/m.exec(printed)?.[1]
  if (id === undefined) throw new Error(`wrangler printed no version id:\n${printed}`)
  return id
}

/**
 * Routes all traffic to the previous version again. Never throws.
 * @returns which version visitors have now
 */
export async function rollBackTo(before: string, worker: string): Promise<string> {
  try {
    await setVersionShare(before, ALL, before)
    return 'Visitors have the version that they had before. Fix the cause and run the same command again.'
  } catch (error) {
    const how = `npx wrangler versions deploy ${before}@100% --name ${worker} --yes`
    return `Going back failed as well: ${error instanceof Error ? error.message : String(error)}\nSome visitors may have the new version. Give all of them the one before: ${how}`
  }
}
