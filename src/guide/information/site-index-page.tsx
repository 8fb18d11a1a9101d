import { sortByName } from '#isomorphic/words/sort-by-name.ts'
import { useLocale, useTextLanguage, useWords } from '#isomorphic/words/use-words.ts'
import type { SiteIndexRecord } from '#src/catalogue/article-types.ts'
import type { PageLink } from '#src/catalogue/page-link.ts'
import { INFORMATION_WORDS } from '#src/guide/information/words/information-words.ts'

export type SiteIndexPageProps = { readonly index: SiteIndexRecord }

/** Pages that are not generated from `content`. */
const MAIN_PATHS = [
  ['home', '/'],
  ['destinations', '/places'],
  ['bestInTravel', '/best-in-travel'],
  ['stories', '/articles'],
] as const

/** `isOwn` for a name that is not of the content, so that it is in the language already. */
type IndexLink = PageLink & { readonly isOwn?: true }
type IndexSectionProps = { readonly head: IndexLink; readonly links: readonly IndexLink[] }

function IndexSection({ head, links }: IndexSectionProps) {
  const textLanguage = useTextLanguage()
  const langOf = ({ name, isOwn }: IndexLink) => (isOwn === true ? undefined : textLanguage(name))
  return (
    <section className="site-index-part">
      <h3 className="h3">
        <a href={head.path} lang={langOf(head)}>
          {head.name}
        </a>
      </h3>
      <ul>
        {links.map((link) => (
          <li key={link.path}>
            <a href={link.path} lang={langOf(link)}>
              {link.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `/sitemaps`: every country and written place by continent, every story by topic, and all text pages. */
export function SiteIndexPage({ index: { continents, topics, pages } }: SiteIndexPageProps) {
  const locale = useLocale()
  const words = useWords(INFORMATION_WORDS).index
  const mainPages = MAIN_PATHS.map(
    ([key, path]): IndexLink => ({ name: words.pages[key], path, isOwn: true }),
  )
  return (
    <>
      <header className="page-head wrap">
        <h1 className="display">{words.heading}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      <section className="section wrap site-index" aria-labelledby="index-places">
        <h2 className="h2" id="index-places">
          {words.places}
        </h2>
        {sortByName(continents, locale).map(({ places, ...head }) => (
          <IndexSection key={head.path} head={head} links={sortByName(places, locale)} />
        ))}
      </section>
      <section className="section wrap site-index" aria-labelledby="index-stories">
        <h2 className="h2" id="index-stories">
          {words.stories}
        </h2>
        {topics.map(({ articles, ...head }) => (
          <IndexSection key={head.path} head={head} links={articles} />
        ))}
      </section>
      <section className="section wrap site-index" aria-labelledby="index-pages">
        <h2 className="h2" id="index-pages">
          {words.guide}
        </h2>
        <IndexSection
          head={{ name: 'Fernway', path: '/about', isOwn: true }}
          links={[...mainPages, ...pages]}
        />
      </section>
    </>
  )
}
