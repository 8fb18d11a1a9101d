const DAYS_IN_YEAR = 365
/** Refraction and the sun's own radius: it counts as up until its centre is 50 minutes of arc below the horizon. */
const SUNRISE_ALTITUDE_DEGREES = -50 / 60
const RADIANS = Math.PI / 180

/** Angle of the sun over the equator, in radians (Spencer 1971; good to a twentieth of a degree). */
function declination(dayOfYear: number): number {
  const turn = (2 * Math.PI * (dayOfYear - 1)) / DAYS_IN_YEAR
  return (
    0.006918 -
    0.399912 * Math.cos(turn) +
    0.070257 * Math.sin(turn) -
    0.006758 * Math.cos(2 * turn) +
    0.000907 * Math.sin(2 * turn) -
    0.002697 * Math.cos(3 * turn) +
    0.00148 * Math.sin(3 * turn)
  )
}

/**
 * Hours from sunrise to sunset at sea level with a free horizon, to a few minutes.
 * @param latitude degrees, north positive
 * @param dayOfYear from 1
 * @returns 24 where the sun does not set, 0 where it does not rise
 */
export function daylightHours(latitude: number, dayOfYear: number): number {
  // At the poles themselves the formula divides by nothing.
  const phi = Math.max(-89.99, Math.min(89.99, latitude)) * RADIANS
  const sun = declination(dayOfYear)
  const altitude = SUNRISE_ALTITUDE_DEGREES * RADIANS
  const cosine = (Math.sin(altitude) - Math.sin(phi) * Math.sin(sun)) / (Math.cos(phi) * Math.cos(sun))
  return (2 * Math.acos(Math.max(-1, Math.min(1, cosine)))) / RADIANS / 15
}

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const MID_MONTH = 15

/** Hours of daylight in the middle of each month, January first. */
export function daylightByMonth(latitude: number): readonly number[] {
  let before = 0
  return MONTH_LENGTHS.map((length) => {
    const hours = daylightHours(latitude, before + MID_MONTH)
    before += length
    return hours
  })
}
