import { INTEREST_NAMES } from '#isomorphic/where/words/interest-names.ts'

/** English text of the ranking of offline guides. */
export const en = {
  label: 'Your wish',
  before: { month: 'In ', warm: ', ', interest: ', for ' },
  fields: { month: 'Month', warm: 'Warmth', interest: 'Interest' },
  any: { month: 'any month', warm: 'warm or cold', interest: 'anything' },
  warmths: { cold: 'cold', cool: 'cool', mild: 'mild', warm: 'warm', hot: 'hot' },
  interests: INTEREST_NAMES,
  end: ':',
  but: 'But: ',
  status: (fitting: number, size: number) =>
    fitting === 0 ? `None of these ${size} places fits.` : `${fitting} of ${size} places fit.`,
  advised: (count: number) =>
    `${count === 1 ? 'One is' : `${count} are`} left out for a warning in the guide.`,
  missing: 'This needs a guide downloaded or updated lately. With a network it works at once.',
}
