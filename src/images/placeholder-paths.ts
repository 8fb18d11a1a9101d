/** Placeholder drawings by image type (S3.8), on a canvas of 48 by 48. */
export const PLACEHOLDER_PATHS = {
  destination: 'M6 38h36M8 38l11-16 8 11 5-6 8 11M34 18a5 5 0 1 0 0-10 5 5 0 0 0 0 10Z',
  attractions: 'M6 40h36M9 36h30M12 36V22m8 14V22m8 14V22m8 14V22M8 18h32L24 8Z',
  restaurants: 'M14 8v12a5 5 0 0 0 10 0V8m-5 0v32M34 40V8c-5 3-6 11-5 18h5',
  entertainment: 'M6 14h36v6a4 4 0 0 0 0 8v6H6v-6a4 4 0 0 0 0-8Zm24 0v4m0 5v4m0 5v2',
  nightlife: 'M10 10h28L24 26Zm14 16v14m-8 0h16M14 15h20',
  shopping: 'M10 16h28l3 24H7Zm7 5v-7a7 7 0 0 1 14 0v7',
  hotels: 'M6 12v28m0-8h36v8m0-8v-4a6 6 0 0 0-6-6H20v10M13 27a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  general: 'M7 9h34v30H7Zm0 24 10-11 8 9 5-5 11 10M33 19a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  user: 'M24 24a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM8 42c1-9 7-13 16-13s15 4 16 13',
} as const

export type PlaceholderType = keyof typeof PLACEHOLDER_PATHS
