import * as v from 'valibot'
import { fieldsOf, HttpsSchema, sentenceOf, textOf } from '#src/catalogue/schemas/field-schemas.ts'
import { listOf } from '#tools/compile/text/guide-schemas.ts'
import { AsOfSchema, GATEWAYS, numberOf, SentenceSchema } from './gateway-schemas.ts'

/** `content/practical/<country>/<place>.yaml`: a city or region. */
export const PlacePracticalSchema = fieldsOf({
  asOf: AsOfSchema,
  ...GATEWAYS,
  /** The ticket of city transport and how one pays. */
  transit: v.optional(sentenceOf(10, 260)),
  stations: v.optional(listOf(fieldsOf({ name: textOf(2, 60), serves: textOf(2, 100) }), 1, 6, 'stations')),
  museumsClosed: v.optional(SentenceSchema),
  cityCard: v.optional(fieldsOf({ name: textOf(2, 50), site: v.optional(HttpsSchema) })),
  touristOffice: v.optional(fieldsOf({ name: textOf(2, 60), site: v.optional(HttpsSchema) })),
  altitudeM: v.optional(numberOf(-430, 5200, 'metres above the sea')),
})

export type PlacePractical = v.InferOutput<typeof PlacePracticalSchema>
