/** Segments of the path of a country, `/destinations/japan`, with the empty one before the first slash. */
const COUNTRY_SEGMENTS = 3

/** The offline guides of saved pages: the country of each place and sight, and each story; each once, in order. */
export const guidePathsOf = (paths: readonly string[]): readonly string[] => [
  ...new Set(
    paths.map((path) =>
      path.startsWith('/articles/') ? path : path.split(/[/#]/).slice(0, COUNTRY_SEGMENTS).join('/'),
    ),
  ),
]
