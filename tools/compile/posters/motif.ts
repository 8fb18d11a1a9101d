/** Things in a poster that are true for some places only. */
export type Motif =
  | 'acacias'
  | 'alps'
  | 'baobabs'
  | 'big-animals'
  | 'bodega'
  | 'bones'
  | 'buddhist-temple'
  | 'camels'
  | 'canal'
  | 'castle'
  | 'church'
  | 'conifers'
  | 'crag'
  | 'desert'
  | 'east-asian-roofs'
  | 'fjord'
  | 'flamingos'
  | 'gers'
  | 'glass-towers'
  | 'gorillas'
  | 'hindu-temple'
  | 'hot-pool'
  | 'iceberg'
  | 'lighthouse'
  | 'llamas'
  | 'maples'
  | 'market'
  | 'mayan-pyramid'
  | 'minaret'
  | 'mosque'
  | 'penguins'
  | 'palms'
  | 'rice-terraces'
  | 'ruins'
  | 'sea'
  | 'snow-ground'
  | 'snow-peaks'
  | 'thatch'
  | 'tram'
  | 'volcano'
  | 'water'
  | 'waterfall'
  | 'whale'
  | 'windmills'
  | 'vines'

/** Parses motif names separated by spaces. */
export const parseMotifs = (text: string): readonly Motif[] => text.split(' ') as Motif[]

/** Motifs that a touch adds to a scene. */
export const TOUCH_MOTIFS: Readonly<Record<string, readonly Motif[]>> = {
  acropolis: ['ruins'],
  castle: ['castle'],
  city: ['glass-towers'],
  gilded: ['buddhist-temple'],
  'great-dome': ['church'],
  lanterns: ['east-asian-roofs'],
  palms: ['palms'],
  snows: ['snow-peaks'],
  tram: ['tram'],
  volcano: ['volcano'],
  waterside: ['water'],
}
