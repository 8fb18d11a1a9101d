const WITH_ARTICLE: ReadonlySet<string> = new Set(['Caribbean', 'Middle East', 'Pacific'])

/** A continent of the guide inside a sentence: "Europe", "the Caribbean". */
export const continentEn = (continent: string): string =>
  WITH_ARTICLE.has(continent) ? `the ${continent}` : continent
