import { createGeodata } from './create-geodata.ts'

/** Shapes of the real world, read once for all tests of a process. */
export const geodata = createGeodata()
