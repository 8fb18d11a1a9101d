import { scenes } from '#art/scenes.ts'
import {
  degreesFromEquator,
  hasEarthenTowns,
  isAlpine,
  isEastAsian,
  isOnContinent,
  isSteppe,
  isTropical,
  type PosterRegion,
} from '#tools/compile/places/poster-region.ts'
import type { SceneRule } from './scene-rule.ts'
import { TOWN_SCENE_RULES } from './town-scene-rules.ts'

/** Portraits of one known sight: only an editor chooses them. */
const PORTRAIT_RULES: Readonly<Record<string, SceneRule>> = Object.fromEntries(
  Object.values(scenes)
    .filter(({ isPortrait }) => isPortrait === true)
    .map(({ name }) => [name, { traits: [], fits: () => false }]),
)

/** Scenes of the poster engine, with the places that may have them without an editor's choice. */
export const SCENE_RULES: Readonly<Record<string, SceneRule>> = {
  ...PORTRAIT_RULES,
  ...TOWN_SCENE_RULES,
  alpine: {
    traits: ['mountains', 'glacier', 'railway', 'lakes'],
    fits: isAlpine,
    without: ['coast', 'big-city'],
  },
  atoll: {
    traits: ['atoll', 'lagoon', 'reef', 'island'],
    fits: isTropical,
    needs: [['atoll', 'lagoon', 'reef']],
  },
  aurora: { traits: ['polar', 'ice', 'glacier'], fits: ({ latitude }) => latitude > 58 },
  // Suspension bridges between trees: Central America, the Guianas, the Malay lands.
  'canopy-walk': {
    traits: ['rainforest', 'jungle-river', 'waterfall'],
    fits: ({ continent, latitude, longitude }) =>
      continent === 'central-america' ||
      (continent === 'south-america' && latitude > 1 && longitude > -62) ||
      (continent === 'asia' && latitude < 8 && longitude > 99 && longitude < 119),
    needs: [['rainforest']],
  },
  cenote: {
    traits: ['cave'],
    fits: isTropical,
    without: ['desert', 'mountains'],
  },
  'ice-strait': { traits: ['ice', 'polar', 'glacier'], fits: ({ latitude }) => latitude < -50 },
  'cliff-monastery': {
    traits: ['monastery', 'canyon'],
    fits: isOnContinent('europe', 'asia', 'middle-east'),
    without: ['island', 'beach', 'big-city'],
    needs: [['monastery'], ['mountains', 'canyon', 'granite']],
  },
  deadvlei: {
    traits: ['dunes', 'desert'],
    fits: (setting) => hasEarthenTowns(setting) || setting.continent === 'africa',
  },
  fjord: {
    traits: ['fjord', 'glacier', 'harbour'],
    fits: ({ latitude }) => latitude > 50,
    without: ['big-city'],
    needs: [['fjord']],
  },
  // Steep wooded islands with beaches below them.
  'green-isle': {
    traits: ['volcano', 'rainforest', 'island', 'waterfall', 'lagoon'],
    fits: (setting) => isTropical(setting) && isOnContinent('pacific', 'caribbean', 'africa')(setting),
    needs: [['island'], ['volcano', 'rainforest', 'mountains', 'waterfall']],
    without: ['big-city', 'desert', 'lighthouse', 'savannah', 'rice-terraces'],
  },
  'hot-springs': {
    traits: ['hot-springs', 'volcano'],
    fits: (setting) => degreesFromEquator(setting) > 30,
    without: ['big-city', 'old-town', 'temple'],
    needs: [['hot-springs']],
  },
  jungle: {
    traits: ['rainforest', 'jungle-river', 'mangrove'],
    fits: isTropical,
    without: ['desert', 'reef'],
    // The scene shows a river, which small islands lack.
    needs: [['jungle-river', 'lakes', 'mangrove', 'mountains', 'waterfall']],
  },
  karst: { traits: ['karst', 'cave', 'coast', 'island', 'rice-terraces'], fits: isEastAsian },
  lakes: {
    traits: ['lakes', 'autumn', 'island'],
    fits: (setting) => degreesFromEquator(setting) > 42,
    without: ['moor', 'big-city', 'coast', 'harbour', 'beach'],
  },
  lighthouse: {
    traits: ['lighthouse', 'coast', 'harbour'],
    fits: (setting) => degreesFromEquator(setting) > 33,
    without: ['polar', 'big-city', 'dunes'],
  },
  mangrove: {
    traits: ['mangrove', 'lagoon', 'jungle-river'],
    fits: isTropical,
    needs: [['mangrove']],
    without: ['desert', 'mountains'],
  },
  'palm-beach': {
    traits: ['beach', 'palms', 'coast', 'island'],
    fits: isTropical,
    needs: [
      ['beach', 'palms'],
      ['beach', 'coast', 'island', 'reef', 'lagoon'],
    ],
    without: ['savannah', 'dunes', 'temple', 'big-city', 'jungle-river', 'mesa'],
  },
  reef: {
    traits: ['reef', 'atoll', 'lagoon'],
    fits: (setting) => degreesFromEquator(setting) < 33,
    needs: [['reef']],
  },
  savannah: {
    traits: ['savannah', 'thatch'],
    fits: (setting) => setting.continent === 'africa' && degreesFromEquator(setting) < 30,
  },
  spires: {
    traits: ['granite', 'glacier', 'fjord', 'mountains'],
    fits: (setting) => degreesFromEquator(setting) > 30 && !isOnContinent('middle-east')(setting),
    // The scene shows conifers and a tent.
    without: ['desert', 'polar'],
    needs: [['granite', 'glacier', 'fjord', 'lakes']],
  },
  startrails: {
    traits: ['high-desert', 'steppe', 'desert', 'mountains'],
    fits: (setting) =>
      degreesFromEquator(setting) < 52 &&
      isOnContinent('south-america', 'asia', 'africa', 'middle-east')(setting),
    without: ['ruins', 'rainforest', 'island', 'waterfall'],
  },
  // Temples of the Maya above their forest, from Chiapas to Copán.
  'step-pyramid': {
    traits: ['ruins', 'rainforest'],
    fits: ({ latitude, longitude }) => latitude > 13.5 && latitude < 22 && longitude > -99 && longitude < -86,
    needs: [['ruins'], ['rainforest']],
  },
  tablemount: {
    traits: ['mesa', 'coast', 'harbour', 'beach'],
    fits: (setting) => !isOnContinent('europe')(setting),
    needs: [['mesa'], ['coast', 'harbour', 'beach']],
  },
  terraces: {
    traits: ['rice-terraces', 'rainforest'],
    fits: (setting) => degreesFromEquator(setting) < 37,
    needs: [['rice-terraces']],
  },
  viaduct: {
    traits: ['railway', 'moor', 'bridge', 'mountains'],
    fits: (setting) => degreesFromEquator(setting) > 35,
    needs: [
      ['mountains', 'moor'],
      ['railway', 'bridge', 'mountains'],
    ],
    without: ['island', 'big-city', 'market'],
  },
  vineyard: {
    traits: ['wine-hills', 'hill-town', 'monastery'],
    without: ['big-city', 'fort', 'harbour'],
    fits: (setting) => degreesFromEquator(setting) > 24 && degreesFromEquator(setting) < 51,
  },
  waterfall: {
    traits: ['waterfall', 'hot-springs', 'volcano', 'moor', 'fjord'],
    fits: () => true,
    needs: [['waterfall', 'hot-springs', 'fjord', 'volcano']],
    without: ['desert', 'dunes', 'high-desert', 'big-city'],
  },
  yurts: { traits: ['steppe', 'high-desert', 'mountains'], fits: isSteppe, without: ['big-city', 'coast'] },
}

/** Scenes by latitude, for a place none of whose traits matches a scene. */
export function sceneByLatitude(setting: PosterRegion): readonly string[] {
  if (degreesFromEquator(setting) > 64) return ['aurora', 'waterfall']
  if (degreesFromEquator(setting) > 42) return ['lakes']
  return isTropical(setting) ? ['jungle', 'atoll', 'stilt', 'waterfall'] : ['lighthouse']
}
