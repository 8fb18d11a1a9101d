import { sortByName } from '#isomorphic/words/sort-by-name.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import type { PageLink } from '#src/catalogue/page-link.ts'
import { Icon } from '#src/site/components/icon.tsx'
import type { IconName } from '#src/site/components/icon-paths.ts'
import { PlaceRow } from '#src/site/components/place-row.tsx'
import { Poster } from '#src/site/components/poster.tsx'
import { SiteLink } from '#src/site/components/site-link.tsx'
import type { NavigationContinent, NavigationGroup, NavigationItem } from '#src/site/navigation-types.ts'
import { SITE_WORDS } from '#src/site/words/site-words.ts'

export type NavGroupBodyProps = { readonly group: NavigationGroup }

/** The contents of one group of a section. */
export function NavGroupBody({ group }: NavGroupBodyProps) {
  switch (group.kind) {
    case 'places':
      return (
        <ul className="nav-places">
          {group.places.map((place) => (
            <li key={place.path}>
              <PlaceRow place={place} />
            </li>
          ))}
        </ul>
      )
    case 'index':
      return <Index links={group.links} />
    case 'continents':
      return <Continents continents={group.continents} />
    case 'items':
      return <Items items={group.items} />
    case 'columns':
      return (
        <div className="nav-columns">
          {group.columns.map(({ title, items }) => (
            <div key={title}>
              <p className="meta">{title}</p>
              <Items items={items} />
            </div>
          ))}
        </div>
      )
  }
}

const initialOf = ({ name }: PageLink): string => name.slice(0, 1)

/** Shorter lists have no initials. */
const MIN_LINKS_FOR_INITIALS = 20

/** An alphabetical list of links; in a long list the first link of each initial has it in the margin. */
function Index({ links }: { readonly links: readonly PageLink[] }) {
  const sorted = sortByName(links, useLocale())
  return (
    <ul className="nav-index">
      {sorted.map((link, index) => {
        const before = sorted[index - 1]
        const isFirst =
          links.length >= MIN_LINKS_FOR_INITIALS &&
          (before === undefined || initialOf(before) !== initialOf(link))
        return (
          <li key={link.path} data-initial={isFirst ? initialOf(link) : undefined}>
            <a href={link.path}>{link.name}</a>
          </li>
        )
      })}
    </ul>
  )
}

function Continents({ continents }: { readonly continents: readonly NavigationContinent[] }) {
  return (
    <ul className="nav-continents">
      {sortByName(continents, useLocale()).map((continent) => (
        <li key={continent.path}>
          <Continent continent={continent} />
        </li>
      ))}
    </ul>
  )
}

function Continent({ continent }: { readonly continent: NavigationContinent }) {
  const words = useWords(SITE_WORDS).frame
  const locale = useLocale()
  const groups = [
    { label: words.countries, links: continent.countries },
    { label: words.regions, links: continent.regions },
    { label: words.cities, links: continent.cities },
  ]
  return (
    <>
      <a className="nav-continent" href={continent.path}>
        {continent.name}
      </a>
      {groups.map(
        ({ label, links }) =>
          links.length > 0 && (
            <div key={label}>
              <span className="meta">{label}</span>
              <ul>
                {sortByName(links, locale).map((link) => (
                  <li key={link.path}>
                    <a href={link.path}>{link.name}</a>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
      <a className="nav-count" href={continent.path}>
        {words.allOfContinent(continent.count, continent.name)}
      </a>
    </>
  )
}

function Items({ items }: { readonly items: readonly NavigationItem[] }) {
  return (
    <ul className="nav-items">
      {items.map((item) => (
        <li key={item.link.href}>
          <Item item={item} />
        </li>
      ))}
    </ul>
  )
}

function Item({
  item: { link, subtitle, description, icon, place, cta },
}: {
  readonly item: NavigationItem
}) {
  return (
    <div className="place-row">
      {place !== null && <Poster poster={place.poster} ratio="1x1" grain="thumb" isDecorative />}
      {place === null && icon !== null && <Icon name={icon as IconName} />}
      <div className="place-row-text">
        <SiteLink className="nav-item" link={link} />
        {subtitle !== null && <p className="meta">{subtitle}</p>}
        {description !== null && <p className="meta">{description}</p>}
        {cta !== null && <SiteLink className="link" link={cta} />}
      </div>
    </div>
  )
}
