import * as v from 'valibot'
import { LOCALE_TAGS } from '#isomorphic/words/locale.ts'
import { CONTINENT_SLUGS } from '#src/catalogue/continent-slug.ts'
import { PhotographSchema } from '#src/catalogue/photographs/photograph-schema.ts'
import {
  fieldsOf,
  HttpsSchema,
  PictureFileSchema,
  PictureSizeSchema,
  sentenceOf,
  textOf,
  wordOf,
} from '#src/catalogue/schemas/field-schemas.ts'
import { TRAVEL_CATEGORIES } from '#src/catalogue/travel-category.ts'
import { DESTINATION_KINDS, STEP_FREE_WORDS, TRAITS } from './content-words.ts'
import { GuideDiagramSchema } from './diagram-schema.ts'
import { GUIDE_FIELDS, SightMoreSchema } from './guide-schemas.ts'
import { PlanningSchema } from './planning-schema.ts'
import { PosterLightSchema, PosterTouchesSchema } from './poster-field-schemas.ts'
import { DraftSchema, HrefSchema, PositionSchema, SlugPathSchema, wordsOf } from './schema-parts.ts'
import { TEXT_DATE_FIELDS } from './text-date-schemas.ts'
import { LandscapeWeathersSchema, RestsSchema, SeasonSchema, WeatherSchema } from './weather-schemas.ts'

const SightSchema = fieldsOf({
  name: textOf(2, 60),
  at: PositionSchema,
  text: sentenceOf(30, 160),
  more: SightMoreSchema,
  access: v.optional(fieldsOf({ stepFree: wordOf(STEP_FREE_WORDS), text: v.optional(sentenceOf(8, 140)) })),
})

/** Alternative text is required. */
const ImageSchema = fieldsOf({
  file: PictureFileSchema,
  size: v.optional(PictureSizeSchema),
  alt: sentenceOf(20, 160),
  title: textOf(2, 40),
  caption: sentenceOf(20, 200),
  credit: textOf(2, 80),
})

/** A poster configured by an editor: scene, grade and touches; omitted fields are derived from the traits. */
function posterSchemaOf(scenes: readonly string[]) {
  return fieldsOf({
    scene: v.optional(wordOf(scenes)),
    light: PosterLightSchema,
    shows: PosterTouchesSchema,
    caption: v.optional(textOf(1, 34)),
  })
}

/** Front matter of a file in `content/destinations`. `scenes`: names of the poster engine's scenes. */
export function destinationSchemaOf(scenes: readonly string[]) {
  return fieldsOf({
    name: textOf(2, 48),
    kind: wordOf(DESTINATION_KINDS),
    summary: sentenceOf(60, 170),
    ...TEXT_DATE_FIELDS,
    coordinates: v.optional(PositionSchema),
    otherNames: v.optional(v.array(textOf(1, 60), 'a list of names')),
    traits: wordsOf(TRAITS, 2, 6),
    poster: v.optional(posterSchemaOf(scenes)),
    tagline: v.optional(textOf(1, 34)),
    image: v.optional(ImageSchema),
    photo: v.optional(PhotographSchema),
    season: v.optional(SeasonSchema),
    weather: v.optional(WeatherSchema),
    weatherFor: v.optional(LandscapeWeathersSchema),
    rests: v.optional(RestsSchema),
    planning: v.optional(PlanningSchema),
    draft: DraftSchema,
    sights: v.optional(v.array(SightSchema, 'a list of sights')),
    diagram: v.optional(GuideDiagramSchema),
    ...GUIDE_FIELDS,
  })
}

export type DestinationFields = v.InferOutput<ReturnType<typeof destinationSchemaOf>>

/** `content/countries.yaml`: the content of a country's page without a Markdown file. */
export const CountryNotesSchema = v.record(
  v.string(),
  fieldsOf({
    summary: sentenceOf(60, 170),
    traits: wordsOf(TRAITS, 2, 6),
    /** Name on maps and in facts; omitted where naming one would take sides, and in city states. */
    capital: v.optional(textOf(2, 40)),
    /** Replaces the default fact when there is more to state. */
    capitalFact: v.optional(fieldsOf({ label: textOf(2, 40), value: textOf(2, 80) })),
    /** Corrections of outdated country data. */
    currencies: v.optional(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'an ISO 4217 code')))),
    otherNames: v.optional(v.array(textOf(1, 60), 'a list of names')),
  }),
  'countries by slug',
)

export type CountryNotes = v.InferOutput<typeof CountryNotesSchema>[string]

export const BestInTravelSchema = v.array(
  fieldsOf({
    place: SlugPathSchema,
    category: wordOf(TRAVEL_CATEGORIES),
    tags: v.array(textOf(2, 40), 'a list of tags'),
  }),
  'a list of places',
)

export const ContinentsSchema = v.array(
  fieldsOf({
    slug: wordOf(CONTINENT_SLUGS),
    name: textOf(2, 48),
    summary: sentenceOf(60, 170),
    introduction: v.string('Markdown of 60 to 120 words'),
  }),
  'a list of continents',
)

const LinkSchema = fieldsOf({ label: textOf(1, 60), href: HrefSchema })

export const FooterSchema = v.array(
  fieldsOf({ heading: textOf(1, 40), links: v.array(LinkSchema, 'a list of links') }),
  'a list of columns',
)

const CollectionSchema = fieldsOf({ slug: textOf(1, 40), label: textOf(1, 40) })

export const SiteSchema = fieldsOf({
  brandLine: sentenceOf(10, 120),
  home: fieldsOf({ place: SlugPathSchema, headline: textOf(8, 48), lead: sentenceOf(30, 140) }),
  shop: fieldsOf({ name: textOf(2, 40), origin: HttpsSchema, collections: v.array(CollectionSchema) }),
  trips: fieldsOf({
    planning: fieldsOf({ label: textOf(1, 40), href: HttpsSchema }),
    tours: fieldsOf({ label: textOf(1, 40), href: HttpsSchema }),
  }),
  socials: v.array(fieldsOf({ label: textOf(1, 40), network: textOf(1, 40), href: HttpsSchema })),
  languages: v.array(
    fieldsOf({
      label: textOf(1, 40),
      lang: v.picklist(LOCALE_TAGS, `a language of the site: ${LOCALE_TAGS.join(', ')}`),
    }),
  ),
  bestInTravelSize: v.pipe(
    v.number('a whole number'),
    v.integer('a whole number'),
    v.minValue(1, 'a whole number'),
  ),
})

export type SiteFields = v.InferOutput<typeof SiteSchema>
