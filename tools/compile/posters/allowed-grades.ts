import { degreesFromEquator, type PosterRegion } from '#tools/compile/places/poster-region.ts'

const WEATHER: readonly string[] = ['mist', 'monsoon', 'canopy', 'autumn', 'polar-night']
const DRY_SCENES: readonly string[] = [
  'archfort',
  'deadvlei',
  'pyramids',
  'medina',
  'nile-temple',
  'savannah',
  'siq',
  'startrails',
  'yurts',
]
const SEA_SCENES: readonly string[] = [
  'atoll',
  'bay-skyline',
  'caldera',
  'green-isle',
  'karst',
  'lighthouse',
  'mangrove',
  'palm-beach',
  'quay',
  'stilt',
  'tablemount',
  'terraces',
]
const COOL_WATER_SCENES: readonly string[] = [
  'atoll',
  'fjord',
  'green-isle',
  'hot-springs',
  'lakes',
  'spires',
  'tablemount',
  'waterfall',
]
/** Orange water would look like mud in these scenes. */
const CLEAR_WATER_SCENES: readonly string[] = [
  'bay-skyline',
  'caldera',
  'canal',
  'embankment',
  'harbour-bridge',
  'karst',
  'lighthouse',
  'old-bridge',
  'quay',
]
const ORANGE_GRADES: readonly string[] = ['dusk', 'golden-hour']
/** Drawn in evening light: at dusk they would look unchanged. */
const EVENING_SCENES: readonly string[] = ['archfort', 'market', 'savannah', 'stilt', 'wat']
const HOT_GRADES: readonly string[] = ['dusk', 'golden-hour', 'high-sun']
const NIGHT_GRADES: readonly string[] = ['as-drawn', 'moonlight', 'polar-night', 'blue-hour']
/** Scenes that work in a few grades only: stars, the sea from below, a cave, deep snow, lit windows. */
const RESTRICTED_GRADES: Readonly<Record<string, readonly string[]>> = {
  alpine: ['as-drawn', 'dawn', 'noon', 'moonlight', 'polar-night', 'mist', 'blue-hour'],
  atoll: ['as-drawn', 'dawn', 'noon', 'monsoon', 'mist', 'moonlight'],
  aurora: NIGHT_GRADES,
  caldera: ['as-drawn', 'dawn', 'noon', 'high-sun', 'moonlight'],
  'canopy-walk': ['as-drawn', 'dawn', 'canopy', 'monsoon', 'mist', 'moonlight'],
  cenote: ['as-drawn', 'dawn', 'noon', 'canopy', 'moonlight'],
  'green-isle': ['as-drawn', 'dawn', 'noon', 'monsoon', 'mist', 'moonlight', 'blue-hour'],
  'nile-temple': ['as-drawn', 'dawn', 'dusk', 'moonlight'],
  // Its roofs are red.
  'old-bridge': ['as-drawn', 'dawn', 'noon', 'autumn', 'high-sun', 'moonlight', 'blue-hour'],
  // Its sun is low.
  'palm-beach': ['as-drawn', 'dusk', 'dawn', 'moonlight', 'blue-hour'],
  reef: ['as-drawn', 'dawn', 'noon', 'high-sun', 'moonlight'],
  // Its windows are lit.
  skyline: ['as-drawn', 'dawn', 'dusk', 'golden-hour', 'mist', 'moonlight', 'blue-hour'],
  startrails: NIGHT_GRADES,
  'town-square': ['as-drawn', 'dawn', 'mist', 'blue-hour'],
  // Portraits that several places share.
  'claw-sail': ['as-drawn', 'dawn', 'noon', 'dusk', 'moonlight', 'blue-hour'],
  clapboard: ['as-drawn', 'dawn', 'noon', 'high-sun', 'blue-hour'],
  colonnade: ['as-drawn', 'dawn', 'dusk', 'moonlight'],
  creek: ['as-drawn', 'noon', 'golden-hour', 'moonlight'],
  delta: ['as-drawn', 'dawn', 'noon', 'moonlight'],
  'dhow-shore': ['as-drawn', 'dawn', 'noon', 'moonlight'],
  'forest-castle': ['as-drawn', 'moonlight', 'blue-hour', 'mist'],
  gorillas: ['as-drawn', 'monsoon', 'mist'],
  'great-falls': ['as-drawn', 'dawn', 'noon', 'mist'],
  'hill-light': ['as-drawn', 'dawn', 'noon', 'autumn'],
  'island-pines': ['as-drawn', 'dawn', 'noon', 'moonlight'],
  'island-sloops': ['as-drawn', 'dawn', 'noon', 'moonlight', 'blue-hour'],
  'lagoon-peak': ['as-drawn', 'dawn', 'noon', 'monsoon', 'moonlight'],
  'lake-castle': ['as-drawn', 'noon', 'autumn', 'mist'],
  'lake-steeple': ['as-drawn', 'noon', 'mist', 'dusk'],
  'mud-mosque': ['as-drawn', 'dawn', 'dusk', 'golden-hour', 'high-sun'],
  'painted-pirogues': ['as-drawn', 'dawn', 'noon', 'moonlight'],
  'red-cottage': ['as-drawn', 'noon', 'autumn', 'dawn'],
  'salt-island': ['as-drawn', 'dawn', 'noon', 'golden-hour', 'moonlight'],
  'sea-cliffs': ['as-drawn', 'dawn', 'noon', 'mist', 'moonlight'],
  'sea-walls': ['as-drawn', 'noon', 'dusk', 'golden-hour'],
  'snow-cone': ['as-drawn', 'dawn', 'noon', 'high-sun', 'golden-hour'],
  'thatch-cottage': ['as-drawn', 'dawn', 'noon', 'mist'],
  'wind-tree': ['as-drawn', 'dawn', 'noon', 'high-sun'],
  'window-town': ['as-drawn', 'dawn', 'noon', 'golden-hour'],
  'yacht-bay': ['as-drawn', 'noon', 'dusk', 'moonlight'],
}
const FOREST_SCENES: readonly string[] = [
  'canopy-walk',
  'cenote',
  'jungle',
  'mangrove',
  'step-pyramid',
  'waterfall',
]

/** Whether a grade suits a scene and a latitude. */
export function isGradeAllowed(grade: string, scene: string, setting: PosterRegion): boolean {
  const ownLights = RESTRICTED_GRADES[scene]
  if (ownLights !== undefined && !ownLights.includes(grade)) return false
  if (CLEAR_WATER_SCENES.includes(scene) && ORANGE_GRADES.includes(grade)) return false
  if (EVENING_SCENES.includes(scene) && grade === 'dusk') return false
  if (COOL_WATER_SCENES.includes(scene) && HOT_GRADES.includes(grade)) return false
  if (WEATHER.includes(grade) && DRY_SCENES.includes(scene)) return false
  if (grade === 'polar-night') return degreesFromEquator(setting) > 55
  if (grade === 'canopy') return FOREST_SCENES.includes(scene) && degreesFromEquator(setting) < 30
  if (grade === 'monsoon') return degreesFromEquator(setting) < 35
  if (grade === 'autumn') return degreesFromEquator(setting) > 28 && !SEA_SCENES.includes(scene)
  return grade !== 'high-sun' || degreesFromEquator(setting) < 48
}
