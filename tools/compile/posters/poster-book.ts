import type { PosterRef } from '#client/posters/poster-address.ts'
import { posterInks } from '#src/posters/drawing/poster-inks.ts'
import { altTextOf, type PosterTraits } from '#src/posters/drawing/poster-traits.ts'
import { roomOf } from '#src/posters/room.ts'
import { idOf, type Place } from '#tools/compile/places/place.ts'
import { byInterest } from '#tools/compile/places/place-links.ts'
import { type PosterWish, posterVersion } from './poster-choice.ts'
import { settlePosters } from './settle-posters.ts'

type PlacePoster = { readonly traits: PosterTraits; readonly ref: PosterRef }

/** The poster of every place. */
export type PosterBook = { readonly posterOf: (place: Place) => PlacePoster }

type Look = Pick<PosterRef, 'room' | 'alt'>

/** What depends on scene and light alone is worked out once for all places that share them. */
function createLooks(): (traits: PosterTraits) => Look {
  const looks = new Map<string, Look>()
  return (traits) => {
    const key = [traits.scene, traits.grade, ...(traits.touches ?? [])].join(' ')
    const look = looks.get(key) ?? { room: roomOf(posterInks(traits).mistInk), alt: altTextOf(traits) }
    looks.set(key, look)
    return look
  }
}

/** Gives the reference of a poster by its id and what it shows. */
export function createPosterRefs(artHash: string): (id: string, traits: PosterTraits) => PosterRef {
  const lookOf = createLooks()
  return (id, traits) => ({ id, version: posterVersion(traits, artHash), ...lookOf(traits) })
}

/** The most interesting place that names a scene owns it. */
function sceneOwners(places: readonly Place[]): ReadonlySet<string> {
  const owners = new Map<string, Place>()
  for (const place of places.filter(({ scene }) => scene !== null).toSorted(byInterest)) {
    if (place.scene !== null && !owners.has(place.scene)) owners.set(place.scene, place)
  }
  return new Set([...owners.values()].map(idOf))
}

function toWish(place: Place, owners: ReadonlySet<string>): PosterWish {
  const { country, latitude, longitude, traits, scene, light, shows, isMadeUp } = place
  const id = idOf(place)
  const { continent } = country
  const chosen = { scene, light, shows, ownsScene: owners.has(id) }
  return { id, continent, latitude, longitude, traits, ...chosen, isMadeUp }
}

/**
 * Chooses a poster for every place.
 * @param lists the lists of pages in which posters stand side by side
 * @param artHash hash of the drawing code
 */
export function choosePosters(
  places: readonly Place[],
  lists: readonly (readonly Place[])[],
  artHash: string,
): PosterBook {
  const owners = sceneOwners(places)
  const wishes = places.toSorted(byInterest).map((place) => toWish(place, owners))
  const chosen = settlePosters(
    wishes,
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
