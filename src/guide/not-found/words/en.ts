import { choosePlural } from '#isomorphic/words/formats.ts'

/** Text of the pages for unknown addresses and for errors, in English. */
export const en = {
  notFound: {
    heading: 'No road here',
    lead: 'This page has moved or never existed.',
    /** The question before the links to similar pages. */
    didYouMean: (count: number) =>
      choosePlural('en', count, { one: 'Did you mean this one?', other: 'Did you mean one of these?' }),
    home: 'Go to home page',
    suggestions: 'These do have a road, or a ferry',
    impossible: 'This address cannot exist.',
  },
  failure: { title: 'Something went wrong', description: 'This page could not be shown.' },
}
