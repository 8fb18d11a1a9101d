/** Continents whose French names do not stand after "en". */
const WITH_ARTICLE: Readonly<Record<string, string>> = {
  Caraïbes: 'dans les Caraïbes',
  'Moyen-Orient': 'au Moyen-Orient',
  Pacifique: 'dans le Pacifique',
}

/** A continent with its preposition: "en Europe", "dans les Caraïbes". */
export const inContinentFr = (continent: string): string => WITH_ARTICLE[continent] ?? `en ${continent}`
