/**
 * The first of the two years whose holidays and moons pages show: that of the build, in UTC. `SOURCE_DATE_EPOCH`
 * (seconds, https://reproducible-builds.org/specs/source-date-epoch/) overrides the clock for reproducible builds.
 * @throws {RangeError} for a SOURCE_DATE_EPOCH that is no number of seconds
 */
export function compileYear(env: NodeJS.ProcessEnv, nowMs: number): number {
  const given = env['SOURCE_DATE_EPOCH'] ?? ''
  if (given === '') return new Date(nowMs).getUTCFullYear()
  if (!/^\d{1,11}$/.test(given))
    throw new RangeError(`SOURCE_DATE_EPOCH is "${given}", which is no number of seconds`)
  return new Date(Number(given) * 1000).getUTCFullYear()
}
