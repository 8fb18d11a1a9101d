import { resolvePosterInks } from '#art/poster-inks.ts'
import { altTextOf, type PosterTraits } from '#art/poster-traits.ts'
import { themeOf } from '#art/theme.ts'
import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import { idOf, type Place } from '#tools/compile/places/place.ts'
import { compareByImportance } from '#tools/compile/places/place-links.ts'
import { assignPosters } from './assign-posters.ts'
import { type PosterConstraints, posterVersion } from './choose-poster.ts'

type PlacePoster = { readonly traits: PosterTraits; readonly ref: PosterRef }

/** The poster of every place. */
export type PosterAssignments = { readonly posterOf: (place: Place) => PlacePoster }

type PosterAppearance = Pick<PosterRef, 'theme' | 'alt'>

/** Computes properties that depend on scene and grade alone once for all places that share them. */
function createAppearances(): (traits: PosterTraits) => PosterAppearance {
  const appearances = new Map<string, PosterAppearance>()
  return (traits) => {
    const key = [traits.scene, traits.grade, ...(traits.touches ?? [])].join(' ')
    const appearance = appearances.get(key) ?? {
      theme: themeOf(resolvePosterInks(traits).mistInk),
      alt: altTextOf(traits),
    }
    appearances.set(key, appearance)
    return appearance
  }
}

/** Returns a function that creates the reference of a poster from its ID and traits. */
export function createPosterRefs(artHash: string): (id: string, traits: PosterTraits) => PosterRef {
  const appearanceOf = createAppearances()
  return (id, traits) => ({ id, version: posterVersion(traits, artHash), ...appearanceOf(traits) })
}

/** The most important place that names a scene owns it. */
function findSceneOwners(places: readonly Place[]): ReadonlySet<string> {
  const owners = new Map<string, Place>()
  for (const place of places.filter(({ scene }) => scene !== null).toSorted(compareByImportance)) {
    if (place.scene !== null && !owners.has(place.scene)) owners.set(place.scene, place)
  }
  return new Set([...owners.values()].map(idOf))
}

function toPosterConstraints(place: Place, owners: ReadonlySet<string>): PosterConstraints {
  const { country, latitude, longitude, traits, scene, light, shows, isSynthetic } = place
  const id = idOf(place)
  const { continent } = country
  const chosen = { scene, light, shows, ownsScene: owners.has(id) }
  return { id, continent, latitude, longitude, traits, ...chosen, isSynthetic }
}

/**
 * Chooses a poster for every place.
 * @param lists lists of pages with adjacent posters
 * @param artHash hash of the drawing code
 */
export function choosePosters(
  places: readonly Place[],
  lists: readonly (readonly Place[])[],
  artHash: string,
): PosterAssignments {
  const owners = findSceneOwners(places)
  const constraints = places.toSorted(compareByImportance).map((place) => toPosterConstraints(place, owners))
  const chosen = assignPosters(
    constraints,
    lists.map((list) => list.map(idOf)),
  )
  const refOf = createPosterRefs(artHash)
  return {
    posterOf(place) {
      const id = idOf(place)
      const traits = chosen.get(id)
      if (traits === undefined) throw new Error(`${id} was not given a poster`)
      return { traits, ref: refOf(id, traits) }
    },
  }
}
