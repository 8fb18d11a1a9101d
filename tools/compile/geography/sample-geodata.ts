import { createGeodata } from './create-geodata.ts'

/** Geodata of the real world, loaded once for all tests of a process. */
export const geodata = createGeodata()
