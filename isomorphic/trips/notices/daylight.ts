const DAY_MS = 24 * 60 * 60 * 1000
const radians = (degrees: number): number => (degrees * Math.PI) / 180
/** Altitude of the sun's centre at sunrise and sunset: refraction and its radius. */
const HORIZON = -0.833
/** Epoch of the formulas: 1 January 2000, noon. */
const EPOCH_MS = Date.UTC(2000, 0, 1, 12)

/** Sunrise and sunset as times in UTC; null where the sun does not rise or does not set on this date. */
export function daylightOf(
  date: string,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
): { readonly riseMs: number; readonly setMs: number } | null {
  // The sunrise equation (US Naval Observatory, Astronomical Almanac); a minute or two exact below 65°.
  const noonMs = Date.parse(`${date}T12:00:00Z`)
  const cycle = Math.round((noonMs - EPOCH_MS) / DAY_MS) - longitude / 360
  const anomaly = 357.5291 + 0.98560028 * cycle
  const centre =
    1.9148 * Math.sin(radians(anomaly)) +
    0.02 * Math.sin(radians(2 * anomaly)) +
    0.0003 * Math.sin(radians(3 * anomaly))
  const ecliptic = anomaly + centre + 180 + 102.9372
  const transit = cycle + 0.0053 * Math.sin(radians(anomaly)) - 0.0069 * Math.sin(radians(2 * ecliptic))
  const declination = Math.asin(Math.sin(radians(ecliptic)) * Math.sin(radians(23.44)))
  const cosine =
    (Math.sin(radians(HORIZON)) - Math.sin(radians(latitude)) * Math.sin(declination)) /
    (Math.cos(radians(latitude)) * Math.cos(declination))
  if (cosine < -1 || cosine > 1) return null
  const half = Math.acos(cosine) / (2 * Math.PI)
  return { riseMs: EPOCH_MS + (transit - half) * DAY_MS, setMs: EPOCH_MS + (transit + half) * DAY_MS }
}
