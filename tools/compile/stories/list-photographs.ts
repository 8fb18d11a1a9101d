import type { ArticleRecord, TextPageRecord } from '#src/catalogue/article-types.ts'
import type { ListedPhotograph } from '#src/catalogue/photographs/photograph.ts'
import type { StorySources } from './story-sources.ts'

/** The page that lists every photograph of the guide. */
const PHOTOGRAPHS_PAGE = '/about'

/** The photograph of a story; empty without one. */
export function photographOf(
  path: string,
  { photographs }: Pick<StorySources, 'photographs'>,
): Pick<ArticleRecord, 'photo'> {
  const photo = photographs.get(path)
  return photo === undefined ? {} : { photo }
}

/** Every photograph with the name of its page, by that name, for the page that lists them; empty elsewhere. */
export function photographsOn(
  textPage: string,
  { photographs, links, articles }: Pick<StorySources, 'photographs' | 'links' | 'articles'>,
): Pick<TextPageRecord, 'photographs'> {
  if (textPage !== PHOTOGRAPHS_PAGE || photographs.size === 0) return {}
  const titles = new Map(articles.map(({ path, fields }) => [path, fields.title]))
  const listed = [...photographs].map(
    ([path, { caption, credit, licence, href, year }]): ListedPhotograph => {
      const name = links.find(path)?.name ?? titles.get(path) ?? path
      return { page: { name, path }, caption, credit, licence, href, year }
    },
  )
  return { photographs: listed.toSorted((one, other) => one.page.name.localeCompare(other.page.name, 'en')) }
}
