/** Continents whose Italian names need the article. */
const WITH_ARTICLE: Readonly<Record<string, string>> = {
  Caraibi: 'nei Caraibi',
  Pacifico: 'nel Pacifico',
}

/** A continent after "in": "in Europa", "nei Caraibi". */
export const inContinentIt = (continent: string): string => WITH_ARTICLE[continent] ?? `in ${continent}`
