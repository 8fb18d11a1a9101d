import type { SiteIndexRecord } from '#src/catalogue/article-types.ts'
import type { PageLink } from '#src/catalogue/page-link.ts'

export type SiteIndexPageProps = { readonly index: SiteIndexRecord }

/** Pages that are not generated from `content`. */
const MAIN_PAGES: readonly PageLink[] = [
  { name: 'Home', path: '/' },
  { name: 'Destinations', path: '/places' },
  { name: 'Best in Travel', path: '/best-in-travel' },
  { name: 'Stories', path: '/articles' },
]

type IndexSectionProps = { readonly head: PageLink; readonly links: readonly PageLink[] }

function IndexSection({ head, links }: IndexSectionProps) {
  return (
    <section className="site-index-part">
      <h3 className="h3">
        <a href={head.path}>{head.name}</a>
      </h3>
      <ul>
        {links.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `/sitemaps`: every country and written place by continent, every story by topic, and all text pages. */
export function SiteIndexPage({ index: { continents, topics, pages } }: SiteIndexPageProps) {
  return (
    <>
      <header className="page-head wrap">
        <h1 className="display">Everything</h1>
        <p className="lead">Every country and every place we have written about, every story, every page.</p>
      </header>
      <section className="section wrap site-index" aria-labelledby="index-places">
        <h2 className="h2" id="index-places">
          Places by continent
        </h2>
        {continents.map(({ places, ...head }) => (
          <IndexSection key={head.path} head={head} links={places} />
        ))}
      </section>
      <section className="section wrap site-index" aria-labelledby="index-stories">
        <h2 className="h2" id="index-stories">
          Stories by topic
        </h2>
        {topics.map(({ articles, ...head }) => (
          <IndexSection key={head.path} head={head} links={articles} />
        ))}
      </section>
      <section className="section wrap site-index" aria-labelledby="index-pages">
        <h2 className="h2" id="index-pages">
          About the guide
        </h2>
        <IndexSection head={{ name: 'Fernway', path: '/about' }} links={[...MAIN_PAGES, ...pages]} />
      </section>
    </>
  )
}
