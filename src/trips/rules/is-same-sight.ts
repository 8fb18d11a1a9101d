import { foldText } from '#isomorphic/search/fold-text.ts'

/** Words that say what a sight is, in the languages that names of maps are in. */
const KINDS = [
  'castle castelo castillo castello chateau schloss burg',
  'monastery mosteiro monasterio monastero abbey',
  'church igreja iglesia chiesa eglise kirche basilica',
  'cathedral catedral cattedrale duomo',
  'shrine jingu jinja taisha',
  'temple tempel',
  'palace palacio palazzo palais',
  'tower torre tour turm',
  'museum museu museo musee',
  'bridge ponte pont puente brucke',
  'square praca plaza piazza platz',
  'market mercado mercato marche markt',
  'garden gardens jardim jardin giardino garten',
].map((words) => words.split(' '))
const ARTICLES = new Set('the of de del della di da do dos das du des la le les el los las'.split(' '))
/** Abbreviated on maps as often as not. */
const SAINTS = new Set('s st saint san santa sao santo sankt'.split(' '))

type NameParts = { readonly own: string; readonly kind: number }

function partsOf(name: string): NameParts {
  let kind = -1
  const own: string[] = []
  for (const word of foldText(name).split(' ')) {
    const found = KINDS.findIndex((words) => words.includes(word))
    if (found !== -1) kind = found
    else if (!ARTICLES.has(word)) own.push(SAINTS.has(word) ? 'st' : word)
  }
  return { own: own.join(''), kind }
}

/** A name without what follows a comma or is in brackets, such as a town. */
export const withoutAddition = (name: string): string => name.replace(/\s*[([,].*$/s, '').trim()

/**
 * Whether two names are those of one sight, for a place that is at its position: the same words besides articles and the
 * kind, in any language. A hotel or a church beside a castle of that name is something else.
 */
export function isSameSight(one: string, other: string): boolean {
  const [first, second] = [partsOf(withoutAddition(one)), partsOf(withoutAddition(other))]
  const isKindLike = first.kind === -1 || second.kind === -1 || first.kind === second.kind
  return first.own !== '' && first.own === second.own && isKindLike
}
