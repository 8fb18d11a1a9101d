import { checksumOf } from '#isomorphic/saves/checksum-of.ts'

/**
 * The seed of the IDs of an import: another file that is sent with the same form is another import. The device that
 * reads a file because no response arrived derives the same one as the site.
 * @param formSeed chosen when the form was made
 * @param file a trip as `formatTripJson` writes it
 */
export const importSeedOf = (formSeed: string, file: unknown): string =>
  checksumOf(formSeed + JSON.stringify(file))
    .split('-')
    .toReversed()
    .join('') + formSeed.slice(0, 12)
