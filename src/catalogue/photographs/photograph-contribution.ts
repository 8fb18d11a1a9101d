import * as v from 'valibot'
import { fieldsOf } from '#src/catalogue/schemas/field-schemas.ts'
import { type PhotographFields, PhotographSchema } from './photograph-schema.ts'

/** The names in an archive that the admin writes and `npm run content -- --photograph` takes. */
export const CONTRIBUTION_FILES = { fields: 'photo.yaml', note: 'README.txt' } as const
/** Folder of photographs below `public`. */
export const PHOTOGRAPH_FOLDER = '/images/photos/'

const PAGE = 'the path of a guide or story, such as /destinations/japan/kyoto'

/** `photo.yaml` of a contribution: the photograph of a page, or null to remove the one that it has. */
export const ContributionSchema = fieldsOf({
  page: v.pipe(
    v.string(PAGE),
    v.regex(/^\/(?:destinations(?:\/[a-z0-9-]+){1,3}|articles\/[a-z0-9-]+)$/, PAGE),
  ),
  photo: v.nullable(PhotographSchema),
})

/** The order of the fields in front matter. */
const FIELDS = [
  'file',
  'size',
  'alt',
  'caption',
  'credit',
  'organisation',
  'licence',
  'source',
  'year',
] as const

/** The field `photo` as lines of YAML, for front matter. JSON strings are strings of YAML too. */
export function photographLines(fields: PhotographFields): readonly string[] {
  const given = FIELDS.filter((name) => fields[name] !== undefined)
  return ['photo:', ...given.map((name) => `  ${name}: ${JSON.stringify(fields[name])}`)]
}

/** `photo.yaml` of a contribution. */
export const contributionText = (page: string, photo: PhotographFields | null): string =>
  [`page: ${page}`, ...(photo === null ? ['photo: null'] : photographLines(photo)), ''].join('\n')
