import { MAX_LIST_ITEMS } from '#isomorphic/saves/saves-names.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import { MAX_NAME_LENGTH, MAX_NOTE_LENGTH } from '#src/http/rules/user-text.ts'
import { MAX_CHANGES_PER_DAY, MAX_LISTS } from '#src/saves/rules/saves-limits.ts'

type Page = { readonly name: string }
type PageAndList = Page & { readonly otherName: string }
type Sharing = { readonly isShared: boolean }

export const en = {
  /** The name of the main list until its owner renames it. */
  mainListName: 'Saves',
  head: {
    saves: { title: 'Saves', description: 'Places, sights and stories that you have saved.' },
    save: { title: (page: string) => `Save ${page}`, description: 'Choose the list that a page goes on.' },
    shared: { description: 'Places, sights and stories that a reader chose.' },
    countries: { title: 'Countries', description: 'Where you have been, and where you want to go.' },
    device: {
      title: 'Saves on this device',
      description: 'Places, sights and stories that you have saved in this browser without signing in.',
    },
    continue: { title: 'Go on', description: 'What you were about to do before you signed in.' },
    import: { title: 'Import', description: 'What was found in your file.' },
  },
  page: {
    storyMeta: (topic: string, minutes: number) => `${topic} · ${minutes} minute read`,
    sightMeta: (place: string) => `Sight in ${place}`,
    removed: 'A page that is no longer in the guide',
  },
  counted: {
    place: (count: number) => `${count} ${choosePlural('en', count, { one: 'place', other: 'places' })}`,
    sight: (count: number) => `${count} ${choosePlural('en', count, { one: 'sight', other: 'sights' })}`,
    story: (count: number) => `${count} ${choosePlural('en', count, { one: 'story', other: 'stories' })}`,
  },
  list: {
    storiesGroup: 'Stories',
    removedGroup: 'No longer in the guide',
    distanceTo: (distance: string, next: string) => `${distance} to ${next}`,
    mapTitle: (list: string) => `Map of ${list}`,
  },
  import: {
    defaultListName: 'Imported',
    pointWithoutName: 'A point without a name',
    entryWithoutPage: 'An entry that names no page',
  },
  countryMarked: (country: string) => `${country} is marked.`,
  countryUnmarked: (country: string) => `${country} is no longer marked.`,
  unknownCountry: 'No country of the guide is called that. Choose one from the list.',
  /** Stands for what a notice cannot name. */
  unnamed: { page: 'That page', list: 'the other list', position: 'somewhere else' },
  position: (position: number, total: number) => `${position} of ${total}`,
  openList: (list: string) => `Open ${list}`,
  /** By the code in the URL after an action. */
  done: {
    saved: ({ name, otherName }: PageAndList) => `${name} is on ${otherName}.`,
    removed: ({ name }: Page) => `${name} was removed from this list.`,
    restored: ({ name }: Page) => `${name} is back.`,
    noted: ({ name }: Page) => `Your note on ${name} is saved. Only you can see it.`,
    'noted-openly': ({ name, isShared }: Page & Sharing) =>
      isShared
        ? `Your note on ${name} is saved. Anyone with the link to the list can read it.`
        : `Your note on ${name} is saved. Others can read it once you share the list.`,
    ordered: ({ name, position }: Page & { readonly position: string }) => `${name} is ${position} now.`,
    copied: ({ name, otherName }: PageAndList) => `${name} is on ${otherName} too.`,
    moved: ({ name, otherName }: PageAndList) => `${name} is on ${otherName} now.`,
    created: () => 'Your new list is ready.',
    renamed: () => 'The list has its new name.',
    shared: () => 'The list has a link. Anyone with the link can read the list, and nothing else.',
    unshared: () => 'The link no longer works.',
    deleted: () => 'The list was deleted. If it had a link, that no longer works.',
    revived: ({ isShared }: Sharing) =>
      isShared
        ? 'The list is back, and its link works again.'
        : 'The list is back. It has no link, as before.',
    'copied-partly': () =>
      `The list is yours now, except for what did not fit: a list holds up to ${MAX_LIST_ITEMS} pages.`,
    'copied-list': () => 'The list is yours now: a copy, which you can change as you like.',
  },
  problem: {
    form: 'That could not be understood. Please try again.',
    name: `A list needs a name of 1 to ${MAX_NAME_LENGTH} characters.`,
    note: `A note can have up to ${MAX_NOTE_LENGTH} characters.`,
    'note-conflict': `Another of your devices wrote a note there too, and both together are longer than ${MAX_NOTE_LENGTH} characters. The other note is unchanged.`,
    'list-full': `A list holds up to ${MAX_LIST_ITEMS} pages. Remove one first.`,
    'too-many-lists': `You have ${MAX_LISTS} lists, which is the maximum. Delete one first.`,
    'too-large': 'That file is larger than 1 MB.',
    'wrong-file':
      'That file could not be read. Choose a GPX, KML or CSV file, a list of Google Takeout, or a JSON file exported here.',
    'no-list': 'That list no longer exists.',
    'account-full':
      'Your lists hold as much as an account can have. Remove pages or shorten notes; what you remove makes room after a day.',
    'too-many-changes': `You have made ${MAX_CHANGES_PER_DAY} changes today, which is the maximum. Please go on tomorrow.`,
    'too-fast': 'That was a lot at once. Please wait a minute and try again.',
  },
}
