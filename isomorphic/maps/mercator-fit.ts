/** The projection of a map in Mercator: pixels at 0° east on the equator, and pixels for a degree of longitude. */
export type MercatorFit = { readonly scale: number; readonly x: number; readonly y: number }
