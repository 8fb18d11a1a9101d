/** Continents whose German names need the article. */
const WITH_ARTICLE: Readonly<Record<string, string>> = {
  Antarktis: 'in der Antarktis',
  Karibik: 'in der Karibik',
  'Naher Osten': 'im Nahen Osten',
  Pazifik: 'im Pazifik',
}

/** A continent after "in": "in Europa", "in der Karibik". */
export const inContinentDe = (continent: string): string => WITH_ARTICLE[continent] ?? `in ${continent}`
