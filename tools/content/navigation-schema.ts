import * as v from 'valibot'
import { fieldsOf, HrefSchema, SlugPathSchema, sentenceOf, textOf, wordOf } from './schema-parts.ts'

/** Lists that the catalogue fills. */
const CATALOGUE_LISTS = ['countries', 'regions', 'cities', 'continents'] as const

const REFERENCE = 'an address, shop:<collection> or partner:<planning or tours>'

const UrlSchema = v.pipe(
  v.string(REFERENCE),
  v.check((text) => /^(?:shop|partner):[a-z-]+$/.test(text) || v.is(HrefSchema, text), REFERENCE),
)

const CtaSchema = fieldsOf({ title: textOf(1, 40), url: UrlSchema })

/** `title` and `description` may be left out for a destination: the catalogue knows its name and where it lies. */
const ItemSchema = fieldsOf({
  title: v.optional(textOf(1, 60)),
  description: v.optional(sentenceOf(10, 120)),
  url: UrlSchema,
  image: v.optional(SlugPathSchema),
})

const PartSchema = v.pipe(
  fieldsOf({
    title: textOf(1, 40),
    from: v.optional(wordOf(CATALOGUE_LISTS)),
    items: v.optional(v.array(ItemSchema, 'a list of items')),
    cta: v.optional(CtaSchema),
  }),
  v.check(({ from, items }) => (from === undefined) !== (items === undefined), 'either `from` or `items`'),
)

/** `content/navigation.yaml` (spec section 3). */
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
    }),
    submenu: v.array(PartSchema, 'a list of parts'),
  }),
  'a list of sections',
)

export type NavigationFields = v.InferOutput<typeof NavigationSchema>
export type NavigationPart = NavigationFields[number]['submenu'][number]
