/** A photograph of a printed poster that lies on a table. */
export type PosterPhoto = {
  /** Path of the place without `/destinations/`. */
  readonly place: string
  /** File name in `public/images/prints`; the extension selects the format. */
  readonly file: string
  readonly width: number
  /** Fraction of the poster at the centre of the photo, from its top left corner. */
  readonly focus: { readonly x: number; readonly y: number }
  /** Rotation of the sheet in degrees. */
  readonly turn: number
  readonly zoom: number
  readonly quality: number
  /** Exif orientation of the file: 6 needs a quarter turn to be upright. */
  readonly orientation?: 6
  /** Number of animation frames; the light moves over the paper. */
  readonly frames?: number
}

/** Twelve destinations of Best in Travel, in all image formats that the site accepts. */
export const POSTER_PHOTOS: readonly PosterPhoto[] = [
  {
    place: 'benin',
    file: 'benin.jpg',
    width: 1440,
    focus: { x: 0.8, y: 0.78 },
    turn: -7,
    zoom: 1.5,
    quality: 82,
  },
  {
    place: 'chile',
    file: 'chile.avif',
    width: 1440,
    focus: { x: 0.24, y: 0.72 },
    turn: 6,
    zoom: 1.6,
    quality: 60,
  },
  {
    place: 'morocco',
    file: 'morocco.jpg',
    width: 1440,
    focus: { x: 0.22, y: 0.76 },
    turn: 8,
    zoom: 1.5,
    quality: 82,
    orientation: 6,
  },
  {
    place: 'japan/kyoto',
    file: 'kyoto.webp',
    width: 1440,
    focus: { x: 0.76, y: 0.3 },
    turn: -5,
    zoom: 1.6,
    quality: 80,
  },
  {
    place: 'norway/svalbard',
    file: 'svalbard.jpg',
    width: 1440,
    focus: { x: 0.25, y: 0.26 },
    turn: 5,
    zoom: 1.5,
    quality: 82,
  },
  {
    place: 'vietnam/ha-long-bay',
    file: 'ha-long-bay.avif',
    width: 1440,
    focus: { x: 0.78, y: 0.74 },
    turn: -8,
    zoom: 1.6,
    quality: 60,
  },
  {
    place: 'portugal/lisbon',
    file: 'lisbon.webp',
    width: 1440,
    focus: { x: 0.74, y: 0.74 },
    turn: -6,
    zoom: 1.5,
    quality: 80,
  },
  {
    place: 'malaysia/borneo',
    file: 'borneo.jpg',
    width: 1440,
    focus: { x: 0.26, y: 0.74 },
    turn: 7,
    zoom: 1.5,
    quality: 80,
  },
  {
    place: 'namibia',
    file: 'namibia.png',
    width: 960,
    focus: { x: 0.76, y: 0.76 },
    turn: -6,
    zoom: 1.6,
    quality: 80,
  },
  {
    place: 'south-africa/cape-town',
    file: 'cape-town.webp',
    width: 1440,
    focus: { x: 0.24, y: 0.3 },
    turn: 5,
    zoom: 1.5,
    quality: 80,
  },
  {
    place: 'iceland',
    file: 'iceland.gif',
    width: 960,
    focus: { x: 0.76, y: 0.28 },
    turn: -7,
    zoom: 1.5,
    quality: 80,
    frames: 3,
  },
  {
    place: 'india/rajasthan',
    file: 'rajasthan.avif',
    width: 1440,
    focus: { x: 0.24, y: 0.74 },
    turn: 6,
    zoom: 1.6,
    quality: 60,
  },
]
