import type { ListedPhotograph } from '#src/catalogue/photographs/photograph.ts'
import type { StorySources } from './story-sources.ts'

/** The page that lists every photograph of the guide. */
export const PHOTOGRAPHS_PAGE = '/about'

type PhotographSources = Pick<StorySources, 'photographs' | 'links' | 'articles'>

/** Every photograph with the name of its page, by that name. */
export function listPhotographs({
  photographs,
  links,
  articles,
}: PhotographSources): readonly ListedPhotograph[] {
  const titles = new Map(articles.map(({ path, fields }) => [path, fields.title]))
  return [...photographs]
    .map(([path, { caption, credit, licence, href, year }]) => {
      const name = links.find(path)?.name ?? titles.get(path) ?? path
      return { page: { name, path }, caption, credit, licence, href, year }
    })
    .toSorted((one, other) => one.page.name.localeCompare(other.page.name, 'en'))
}
