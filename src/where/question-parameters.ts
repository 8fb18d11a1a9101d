/** Parameters of a question. */
export const QUESTION_PARAMETERS: readonly string[] = [
  'month',
  'interest',
  'warm',
  'dry',
  'days',
  'from',
  'reach',
  'near',
  'noflight',
  'quiet',
  'cost',
  'kids',
  'step',
  'continent',
]
