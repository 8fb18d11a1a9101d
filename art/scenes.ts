import type { Scene } from '#art/kit/scene.ts'
import { AFRICAN_SCENES } from '#art/scenes/africa/african-scenes.ts'
import { CENTRAL_AFRICAN_SCENES } from '#art/scenes/africa/central/central-african-scenes.ts'
import { AFRICAN_ISLAND_SCENES } from '#art/scenes/africa/islands/african-island-scenes.ts'
import { NORTH_AFRICAN_SCENES } from '#art/scenes/africa/north/north-african-scenes.ts'
import { SOUTHERN_AND_EASTERN_AFRICAN_SCENES } from '#art/scenes/africa/south-and-east/southern-and-eastern-african-scenes.ts'
import { WEST_AFRICAN_SCENES } from '#art/scenes/africa/west/west-african-scenes.ts'
import { AMERICAN_SCENES } from '#art/scenes/americas/american-scenes.ts'
import { CARIBBEAN_SCENES } from '#art/scenes/americas/caribbean/caribbean-scenes.ts'
import { CENTRAL_AMERICAN_SCENES } from '#art/scenes/americas/central/central-american-scenes.ts'
import { NORTH_AMERICAN_SCENES } from '#art/scenes/americas/north/north-american-scenes.ts'
import { SOUTH_AMERICAN_SCENES } from '#art/scenes/americas/south/south-american-scenes.ts'
import { ANTARCTIC_SCENES } from '#art/scenes/antarctica/antarctic-scenes.ts'
import { EAST_ASIAN_SCENES } from '#art/scenes/asia/east/east-asian-scenes.ts'
import { SOUTH_AND_CENTRAL_ASIAN_SCENES } from '#art/scenes/asia/south-and-central/south-and-central-asian-scenes.ts'
import { SOUTHEAST_ASIAN_SCENES } from '#art/scenes/asia/southeast/southeast-asian-scenes.ts'
import { EASTERN_EUROPEAN_SCENES } from '#art/scenes/europe/east/eastern-european-scenes.ts'
import { NORTHERN_EUROPEAN_SCENES } from '#art/scenes/europe/north/northern-european-scenes.ts'
import { ADRIATIC_SCENES } from '#art/scenes/europe/south/adriatic/adriatic-scenes.ts'
import { IBERIAN_SCENES } from '#art/scenes/europe/south/iberia/iberian-scenes.ts'
import { SOUTHERN_ISLAND_SCENES } from '#art/scenes/europe/south/islands/southern-island-scenes.ts'
import { SOUTHERN_EUROPEAN_SCENES } from '#art/scenes/europe/south/southern-european-scenes.ts'
import { WESTERN_EUROPEAN_SCENES } from '#art/scenes/europe/west/western-european-scenes.ts'
import { COAST_SCENES } from '#art/scenes/landforms/coast/coast-scenes.ts'
import { FOREST_SCENES } from '#art/scenes/landforms/forest/forest-scenes.ts'
import { MOUNTAIN_SCENES } from '#art/scenes/landforms/mountains/mountain-scenes.ts'
import { PLAINS_SCENES } from '#art/scenes/landforms/plains/plains-scenes.ts'
import { MIDDLE_EASTERN_SCENES } from '#art/scenes/middle-east/middle-eastern-scenes.ts'
import { PACIFIC_ISLAND_SCENES } from '#art/scenes/pacific/islands/pacific-island-scenes.ts'
import { PACIFIC_SCENES } from '#art/scenes/pacific/pacific-scenes.ts'
import { INLAND_TOWN_SCENES } from '#art/scenes/towns/inland/inland-town-scenes.ts'
import { WATERFRONT_TOWN_SCENES } from '#art/scenes/towns/waterfront/waterfront-town-scenes.ts'

const SCENES_BY_NAME = {
  ...AFRICAN_SCENES,
  ...CENTRAL_AFRICAN_SCENES,
  ...AFRICAN_ISLAND_SCENES,
  ...NORTH_AFRICAN_SCENES,
  ...SOUTHERN_AND_EASTERN_AFRICAN_SCENES,
  ...WEST_AFRICAN_SCENES,
  ...AMERICAN_SCENES,
  ...CARIBBEAN_SCENES,
  ...CENTRAL_AMERICAN_SCENES,
  ...NORTH_AMERICAN_SCENES,
  ...SOUTH_AMERICAN_SCENES,
  ...ANTARCTIC_SCENES,
  ...EAST_ASIAN_SCENES,
  ...SOUTH_AND_CENTRAL_ASIAN_SCENES,
  ...SOUTHEAST_ASIAN_SCENES,
  ...EASTERN_EUROPEAN_SCENES,
  ...NORTHERN_EUROPEAN_SCENES,
  ...SOUTHERN_EUROPEAN_SCENES,
  ...ADRIATIC_SCENES,
  ...IBERIAN_SCENES,
  ...SOUTHERN_ISLAND_SCENES,
  ...WESTERN_EUROPEAN_SCENES,
  ...COAST_SCENES,
  ...FOREST_SCENES,
  ...MOUNTAIN_SCENES,
  ...PLAINS_SCENES,
  ...MIDDLE_EASTERN_SCENES,
  ...PACIFIC_SCENES,
  ...PACIFIC_ISLAND_SCENES,
  ...INLAND_TOWN_SCENES,
  ...WATERFRONT_TOWN_SCENES,
} as const satisfies Readonly<Record<string, Scene>>

export type SceneName = keyof typeof SCENES_BY_NAME

/** Every scene by its name, in alphabetical order. */
export const scenes = Object.fromEntries(
  Object.entries(SCENES_BY_NAME).toSorted(([one], [other]) => (one < other ? -1 : 1)),
) as Readonly<Record<SceneName, Scene>>
