import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import type { PlaceMention } from '#src/catalogue/catalogue-types.ts'
import type { PageLink } from '#src/catalogue/page-link.ts'
import type {
  NavigationContinent,
  NavigationGroup,
  NavigationItem,
  NavigationSection,
  SiteLinkData,
} from '#src/site/navigation-types.ts'
import type { NavigationContent } from '#tools/compile/lists/navigation-content.ts'
import type { NavigationPart } from '#tools/compile/lists/navigation-schema.ts'
import { type AuthoredLink, toSiteLinkData } from '#tools/compile/lists/site-data.ts'
import { DESTINATIONS, isGuided, type Place } from '#tools/compile/places/place.ts'
import { compareByImportance } from '#tools/compile/places/place-links.ts'
import type { ListSources } from './list-records.ts'

/** The header is on every page, so its lists are limited (performance: page weight). */
const MAX_INDEX_ITEMS = { country: 30, region: 12, city: 12 } as const
const MAX_COUNTRIES = 4
const MAX_CHILDREN = 2

type Kind = Place['kind']
type Items = NonNullable<NavigationPart['items']>

const english = new Intl.Collator(DEFAULT_LOCALE)
/** The header is bundled with the worker, so it contains displayed text only. */
function toNavigationItem(place: Place, { summaryOf }: ListSources): PlaceMention {
  const { name, path, parentName, poster } = summaryOf(place)
  return { name, path, parentName, poster }
}

const toPageLink = ({ name, path }: Place): PageLink => ({ name, path })
type Cta = NonNullable<NavigationPart['cta']>

function bestOf(places: readonly Place[], kind: Kind, maxCount: number): readonly PageLink[] {
  return places
    .filter((place) => place.kind === kind)
    .slice(0, maxCount)
    .toSorted((one, other) => english.compare(one.name, other.name))
    .map(toPageLink)
}

/** Unranked places alternate by continent, so that a limited list does not show the start of the alphabet. */
function interleaveByContinent(places: readonly Place[]): readonly Place[] {
  const turns = new Map<string, number>()
  const turnOf = ({ kind, country, rank }: Place): number => {
    if (rank !== null) return 0
    const key = `${kind} ${country.continent}`
    const turn = (turns.get(key) ?? 0) + 1
    turns.set(key, turn)
    return turn
  }
  return places
    .map((place) => ({ place, turn: turnOf(place) }))
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ place }) => place)
}

function continentsOf(
  { continents, places }: ListSources,
  best: readonly Place[],
): readonly NavigationContinent[] {
  return continents.map(({ slug, name, path }) => {
    const inside = best.filter(({ country }) => country.continent === slug)
    return {
      name,
      path,
      count: places.filter(({ country }) => country.continent === slug).length,
      countries: bestOf(inside, 'country', MAX_COUNTRIES),
      regions: bestOf(inside, 'region', MAX_CHILDREN),
      cities: bestOf(inside, 'city', MAX_CHILDREN),
    }
  })
}

/**
 * Completes the header's sections from the catalogue: names, posters and lists of places.
 * @param partners URLs of paying partners
 * @throws when a promo's image is not a place, which the link check reports earlier
 */
export function createNavigation(
  content: NavigationContent,
  sources: ListSources,
  partners: readonly string[],
): readonly NavigationSection[] {
  const requested = content.flatMap(({ submenu }) => submenu.flatMap(({ first = [] }) => first))
  const named = requested.flatMap((slug) => sources.links.find(`${DESTINATIONS}/${slug}`) ?? [])
  const guided = interleaveByContinent(sources.places.filter(isGuided).toSorted(compareByImportance))
  const best = [...new Set([...named, ...guided])]
  const toLink = (link: AuthoredLink): SiteLinkData => toSiteLinkData(link, partners)
  const linkOf = ({ title, url, tracking }: Cta): SiteLinkData =>
    toLink({ label: title, href: url, tracking })
  const kinds = { countries: 'country', regions: 'region', cities: 'city' } as const

  function placeOf(path: string): PlaceMention | null {
    const place = sources.links.find(path)
    return place === undefined ? null : toNavigationItem(place, sources)
  }

  function toItem(item: Items[number]): NavigationItem {
    const { title, url, image, tracking } = item
    const place = placeOf(image === undefined ? url : `${DESTINATIONS}/${image}`)
    return {
      link: toLink({ label: title ?? place?.name ?? url, href: url, tracking }),
      subtitle: item.subtitle ?? null,
      description: item.description ?? null,
      icon: item.icon ?? null,
      place,
      cta: item.cta === undefined ? null : linkOf(item.cta),
    }
  }

  function toGroup({ title, from, items = [], columns, cta }: NavigationPart): NavigationGroup {
    const head = { title, cta: cta === undefined ? null : linkOf(cta) }
    if (from === 'continents') return { ...head, kind: 'continents', continents: continentsOf(sources, best) }
    if (from !== undefined)
      return { ...head, kind: 'index', links: bestOf(best, kinds[from], MAX_INDEX_ITEMS[kinds[from]]) }
    if (columns !== undefined) {
      const filled = columns.map((column) => ({ title: column.title, items: column.items.map(toItem) }))
      return { ...head, kind: 'columns', columns: filled }
    }
    const places = items.flatMap(({ url }) => sources.links.find(url) ?? [])
    if (places.length === items.length)
      return { ...head, kind: 'places', places: places.map((place) => toNavigationItem(place, sources)) }
    return { ...head, kind: 'items', items: items.map(toItem) }
  }

  return content.map(({ title, displayTitle, cta, featured, submenu }) => {
    const place = placeOf(`${DESTINATIONS}/${featured.image}`)
    if (place === null) throw new Error(`${featured.image} is not a place`)
    return {
      id: title.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
      title: displayTitle ?? title,
      cta: linkOf(cta),
      featured: {
        title: featured.title,
        description: featured.description,
        link: linkOf({ ...featured.cta, url: featured.url, tracking: featured.tracking }),
        place,
      },
      groups: submenu.map(toGroup),
    }
  })
}
