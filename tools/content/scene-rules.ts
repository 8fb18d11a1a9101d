import type { SceneRule } from './scene-rule.ts'
import {
  isAlpine,
  isDryOldWorld,
  isEastAsian,
  isSteppe,
  isTropical,
  polarity,
  type Setting,
  within,
} from './setting.ts'
import { TOWN_SCENE_RULES } from './town-scene-rules.ts'

/** Scenes of the poster engine, and which places without a scene of their own may have them. */
export const SCENE_RULES: Readonly<Record<string, SceneRule>> = {
  ...TOWN_SCENE_RULES,
  alpine: {
    traits: ['mountains', 'glacier', 'railway', 'lakes'],
    fits: isAlpine,
    without: ['coast', 'big-city'],
  },
  atoll: { traits: ['atoll', 'reef', 'lagoon', 'beach', 'island'], fits: isTropical },
  aurora: { traits: ['polar', 'ice', 'glacier'], fits: ({ latitude }) => latitude > 58 },
  cenote: {
    traits: ['cave'],
    fits: isTropical,
    without: ['desert', 'mountains'],
  },
  'cliff-monastery': {
    traits: ['monastery', 'canyon'],
    fits: within('europe', 'asia', 'middle-east'),
    without: ['island', 'beach', 'big-city'],
    needs: [['monastery'], ['mountains', 'canyon', 'granite']],
  },
  deadvlei: {
    traits: ['dunes', 'desert'],
    fits: (setting) => isDryOldWorld(setting) || setting.continent === 'africa',
  },
  fjord: {
    traits: ['fjord', 'glacier', 'harbour'],
    fits: ({ latitude }) => latitude > 50,
    without: ['big-city'],
    needs: [['fjord']],
  },
  floes: { traits: ['ice', 'polar', 'glacier'], fits: ({ latitude }) => latitude < -50 },
  'hot-springs': {
    traits: ['hot-springs', 'volcano'],
    fits: (setting) => polarity(setting) > 30,
    without: ['big-city', 'old-town', 'temple'],
    needs: [['hot-springs']],
  },
  jungle: {
    traits: ['rainforest', 'jungle-river', 'mangrove', 'ruins'],
    fits: isTropical,
    without: ['desert'],
  },
  karst: { traits: ['karst', 'cave', 'coast', 'island', 'rice-terraces'], fits: isEastAsian },
  lakes: {
    traits: ['lakes', 'autumn', 'island'],
    fits: (setting) => polarity(setting) > 42,
    without: ['moor', 'big-city', 'coast', 'harbour', 'beach'],
  },
  lighthouse: {
    traits: ['lighthouse', 'coast', 'harbour'],
    fits: (setting) => polarity(setting) > 33,
    without: ['polar', 'big-city', 'dunes'],
  },
  mangrove: {
    traits: ['mangrove', 'lagoon', 'jungle-river'],
    fits: isTropical,
    without: ['desert', 'mountains'],
  },
  reef: { traits: ['reef', 'atoll', 'lagoon'], fits: (setting) => polarity(setting) < 33, needs: [['reef']] },
  savannah: {
    traits: ['savannah', 'thatch'],
    fits: (setting) => setting.continent === 'africa' && polarity(setting) < 30,
  },
  spires: {
    traits: ['granite', 'glacier', 'fjord', 'mountains'],
    fits: (setting) => polarity(setting) > 24 && !within('middle-east')(setting),
    without: ['desert'],
  },
  startrails: {
    traits: ['high-desert', 'steppe', 'desert', 'mountains'],
    fits: (setting) =>
      polarity(setting) < 52 && within('south-america', 'asia', 'africa', 'middle-east')(setting),
    without: ['ruins', 'rainforest', 'island', 'waterfall'],
  },
  tablemount: {
    traits: ['mesa', 'coast', 'harbour', 'beach'],
    fits: (setting) => !within('europe')(setting),
    needs: [['mesa'], ['coast', 'harbour', 'beach']],
  },
  terraces: {
    traits: ['rice-terraces', 'rainforest'],
    fits: (setting) => polarity(setting) < 37,
    needs: [['rice-terraces']],
  },
  viaduct: {
    traits: ['railway', 'moor', 'bridge', 'mountains'],
    fits: (setting) => polarity(setting) > 35,
    needs: [['mountains', 'moor']],
    without: ['island', 'big-city', 'market'],
  },
  vineyard: {
    traits: ['wine-hills', 'hill-town', 'monastery'],
    without: ['big-city', 'fort', 'harbour'],
    fits: (setting) => polarity(setting) > 24 && polarity(setting) < 51,
  },
  waterfall: {
    traits: ['waterfall', 'hot-springs', 'volcano', 'moor', 'fjord'],
    fits: () => true,
    needs: [['waterfall', 'hot-springs', 'fjord', 'volcano']],
    without: ['desert', 'dunes', 'high-desert', 'big-city'],
  },
  yurts: { traits: ['steppe', 'high-desert', 'mountains'], fits: isSteppe, without: ['big-city', 'coast'] },
}

/** When no trait of a place has a scene there: what the latitude alone suggests. */
export function sceneByLatitude(setting: Setting): readonly string[] {
  if (polarity(setting) > 64) return ['aurora', 'waterfall']
  if (polarity(setting) > 42) return ['lakes']
  return isTropical(setting) ? ['jungle', 'atoll', 'stilt', 'waterfall'] : ['lighthouse']
}
