/** Folder of the geographic data. */
const GEODATA_FOLDER = new URL('../../../geodata/', import.meta.url)

/** File of the geographic data, by its name in `geodata/`. */
export const geodataFile = (name: string): URL => new URL(name, GEODATA_FOLDER)
