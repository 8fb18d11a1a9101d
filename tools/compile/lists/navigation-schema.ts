import * as v from 'valibot'
import { fieldsOf, sentenceOf, textOf, wordOf } from '#src/catalogue/schemas/field-schemas.ts'
import { ICON_PATHS } from '#src/site/components/icon-paths.ts'
import { HrefSchema, SlugPathSchema } from '#tools/compile/text/schema-parts.ts'

/** Lists that are filled from the catalogue. */
const CATALOGUE_LISTS = ['countries', 'regions', 'cities', 'continents'] as const

const REFERENCE = 'an address, shop:<collection> or partner:<planning or tours>'

const UrlSchema = v.pipe(
  v.string(REFERENCE),
  v.check((text) => /^(?:shop|partner):[a-z-]+$/.test(text) || v.is(HrefSchema, text), REFERENCE),
)

/** A name under which clicks are counted (docs/contracts.md, measurement). */
const TrackingSchema = v.optional(
  v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,39}$/, 'lower-case letters, digits and hyphens')),
)

const CtaSchema = fieldsOf({ title: textOf(1, 40), url: UrlSchema, tracking: TrackingSchema })

/** `title` and `description` are optional for a destination: the catalogue has its name and location. */
const ItemSchema = fieldsOf({
  title: v.optional(textOf(1, 60)),
  subtitle: v.optional(textOf(1, 60)),
  description: v.optional(sentenceOf(10, 120)),
  url: UrlSchema,
  icon: v.optional(wordOf(Object.keys(ICON_PATHS))),
  image: v.optional(SlugPathSchema),
  cta: v.optional(CtaSchema),
  tracking: TrackingSchema,
})

const ColumnSchema = fieldsOf({ title: textOf(1, 40), items: v.array(ItemSchema, 'a list of items') })

const PartSchema = v.pipe(
  fieldsOf({
    title: textOf(1, 40),
    from: v.optional(wordOf(CATALOGUE_LISTS)),
    first: v.optional(v.array(SlugPathSchema, 'a list of destinations')),
    items: v.optional(v.array(ItemSchema, 'a list of items')),
    columns: v.optional(v.array(ColumnSchema, 'a list of columns')),
    cta: v.optional(CtaSchema),
  }),
  v.check(
    ({ from, items, columns }) => [from, items, columns].filter((part) => part !== undefined).length === 1,
    'one of `from`, `items` and `columns`',
  ),
)

/** `content/navigation.yaml` (S3.1). */
export const NavigationSchema = v.array(
  fieldsOf({
    title: textOf(1, 20),
    displayTitle: v.optional(textOf(1, 40)),
    url: UrlSchema,
    cta: CtaSchema,
    featured: fieldsOf({
      title: textOf(1, 60),
      description: sentenceOf(10, 140),
      url: UrlSchema,
      image: SlugPathSchema,
      cta: CtaSchema,
      tracking: TrackingSchema,
    }),
    submenu: v.array(PartSchema, 'a list of parts'),
  }),
  'a list of sections',
)

export type NavigationFields = v.InferOutput<typeof NavigationSchema>
export type NavigationPart = NavigationFields[number]['submenu'][number]
