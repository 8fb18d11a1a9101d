/** The facts of all places as data: part of every downloaded guide, for ranking guides without a network. */
export const WHERE_FACTS_PATH = '/where/facts.json'
