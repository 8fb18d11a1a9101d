const kilometres = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })

/**
 * Formats a distance with a precision suitable for two points that represent areas: `7 km`, `about 85 km`, `about 1,250
 * km`.
 */
export function distanceText(km: number): string {
  if (km < 20) return `${kilometres.format(Math.max(1, km))} km`
  const step = km < 100 ? 5 : km < 1000 ? 10 : 50
  return `about ${kilometres.format(Math.round(km / step) * step)} km`
}
