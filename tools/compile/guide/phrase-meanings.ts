/** The meanings of phrases, in the order of the page. */
export const PHRASE_MEANINGS = {
  hello: 'Hello',
  'good-morning': 'Good morning',
  'good-night': 'Good night',
  welcome: 'Welcome',
  'how-are-you': 'How are you?',
  fine: 'I am well',
  'my-name': 'My name is …',
  goodbye: 'Goodbye',
  please: 'Please',
  'thank-you': 'Thank you',
  yes: 'Yes',
  no: 'No',
  good: 'Good',
  'excuse-me': 'Excuse me',
  sorry: 'Sorry',
  'speak-english': 'Do you speak English?',
  'not-understand': 'I do not understand',
  'how-much': 'How much is it?',
  bill: 'The bill, please',
  water: 'Water',
  'no-meat': 'I do not eat meat',
  vegetarian: 'I am vegetarian',
  allergy: 'I am allergic to nuts',
  'where-is-toilet': 'Where is the toilet?',
  station: 'Where is the station?',
  ticket: 'A ticket, please',
  left: 'Left',
  right: 'Right',
  'straight-on': 'Straight on',
  today: 'Today',
  tomorrow: 'Tomorrow',
  doctor: 'I need a doctor',
  hospital: 'Hospital',
  police: 'Police',
  help: 'Help!',
  hundred: 'A hundred',
} as const

export type PhraseMeaning = keyof typeof PHRASE_MEANINGS

export const MEANING_KEYS = Object.keys(PHRASE_MEANINGS) as PhraseMeaning[]

/** The row of the numbers from one to ten, which a book lists apart from its phrases. */
export const NUMBERS_LABEL = 'One to ten'
