/**
 * The time of the build in milliseconds: `SOURCE_DATE_EPOCH`, or the clock.
 * @throws {RangeError} for a SOURCE_DATE_EPOCH that is no number of seconds
 */
export function buildTimeMs(env: NodeJS.ProcessEnv, nowMs: number): number {
  const given = env['SOURCE_DATE_EPOCH'] ?? ''
  if (given === '') return nowMs
  if (!/^\d{1,11}$/.test(given))
    throw new RangeError(`SOURCE_DATE_EPOCH is "${given}", which is no number of seconds`)
  return Number(given) * 1000
}

/**
 * The first of the two years whose holidays and moons pages show: that of the build, in UTC. `SOURCE_DATE_EPOCH`
 * (seconds, https://reproducible-builds.org/specs/source-date-epoch/) overrides the clock for reproducible builds.
 * @throws {RangeError} for a SOURCE_DATE_EPOCH that is no number of seconds
 */
export const compileYear = (env: NodeJS.ProcessEnv, nowMs: number): number =>
  new Date(buildTimeMs(env, nowMs)).getUTCFullYear()

/** The month of the build in UTC, such as `2026-11`; otherwise as {@link compileYear}. */
export const compileMonth = (env: NodeJS.ProcessEnv, nowMs: number): string =>
  new Date(buildTimeMs(env, nowMs)).toISOString().slice(0, 7)
