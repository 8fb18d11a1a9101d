import type { PaletteFamily } from '#art/kit/scene.ts'

/** The inks of a sky and what it does to the land below it. */
export type Palette = {
  readonly family: PaletteFamily
  readonly top: string
  readonly middle: string
  readonly horizon: string
  readonly disc: string
  readonly bars: string
  readonly deep: string
  readonly lightText: string
  /** True where stars are to be seen. */
  readonly isNight?: boolean
}

/** The twelve palettes of the house as skies (D7.6). */
export const PALETTES = {
  dusk: {
    family: 'tropical-dusk',
    top: '#D14B38',
    middle: '#F08A4E',
    horizon: '#FFE0A4',
    disc: '#FFF1C4',
    bars: '#FBC67E',
    deep: '#2C1C3E',
    lightText: 'at dusk',
  },
  noon: {
    family: 'mediterranean',
    top: '#2F7FB5',
    middle: '#8FC6D2',
    horizon: '#FCE9BE',
    disc: '#FFF6DA',
    bars: '#FFF6E0',
    deep: '#1D3A5C',
    lightText: 'under a clear noon sky',
  },
  morning: {
    family: 'maritime',
    top: '#2B7482',
    middle: '#7FB9B4',
    horizon: '#F9DFB6',
    disc: '#FFF3D0',
    bars: '#FBEBCB',
    deep: '#123944',
    lightText: 'early in the morning',
  },
  autumn: {
    family: 'temperate-autumn',
    top: '#72AABB',
    middle: '#E4CDA6',
    horizon: '#FBE6BE',
    disc: '#FFF6DA',
    bars: '#FDF4DC',
    deep: '#3A2633',
    lightText: 'on an autumn afternoon',
  },
  arid: {
    family: 'arid-day',
    top: '#1F63A6',
    middle: '#7DB0C8',
    horizon: '#F8CE9C',
    disc: '#FFF2CE',
    bars: '#FBE6C4',
    deep: '#4A2634',
    lightText: 'under a high sun',
  },
  night: {
    family: 'arid-night',
    top: '#101C3C',
    middle: '#2A4A74',
    horizon: '#D98F5C',
    disc: '#FFF2CC',
    bars: '#54698C',
    deep: '#0B142C',
    lightText: 'by night',
    isNight: true,
  },
  city: {
    family: 'city-dusk',
    top: '#3B3266',
    middle: '#B0607A',
    horizon: '#FFC98A',
    disc: '#FFEFC2',
    bars: '#F3A98C',
    deep: '#1B1838',
    lightText: 'as the lights come on',
  },
  gold: {
    family: 'savannah',
    top: '#E06A30',
    middle: '#F4A24E',
    horizon: '#FFE29A',
    disc: '#FFF4C8',
    bars: '#FFD184',
    deep: '#3A1C20',
    lightText: 'in the gold of late afternoon',
  },
  monsoon: {
    family: 'monsoon',
    top: '#6FA593',
    middle: '#B9D2B6',
    horizon: '#F6E9C8',
    disc: '#F6A468',
    bars: '#EEF0D8',
    deep: '#1B4644',
    lightText: 'between two showers',
  },
  highland: {
    family: 'highland',
    top: '#8AA29E',
    middle: '#C3C8B2',
    horizon: '#F4E8CA',
    disc: '#FBF4DC',
    bars: '#F4EEDA',
    deep: '#2F3A44',
    lightText: 'on a mild grey day',
  },
  polar: {
    family: 'polar',
    top: '#123252',
    middle: '#3E8396',
    horizon: '#D6EEE4',
    disc: '#FFF3D6',
    bars: '#9CCBD0',
    deep: '#0A2038',
    lightText: 'in low northern light',
  },
  forest: {
    family: 'rainforest',
    top: '#E9C570',
    middle: '#F2DC98',
    horizon: '#F9EDC2',
    disc: '#F09A44',
    bars: '#FBF2D0',
    deep: '#143A2C',
    lightText: 'in the warm haze of the morning',
  },
} as const satisfies Readonly<Record<string, Palette>>
