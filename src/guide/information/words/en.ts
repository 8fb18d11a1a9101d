/** Text of collections and the site index, in English. */
export const en = {
  collection: {
    places: 'Where, and in which months',
    stories: 'Stories to go with it',
    placesOf: (title: string) => `${title}: where`,
    storiesOf: (title: string) => `${title}: stories`,
  },
  index: {
    title: 'Everything, A to Z',
    description:
      'All of Fernway on one page: every country and written place by continent, every story by topic, and the pages about the guide.',
    heading: 'Everything',
    lead: 'Every country and every place we have written about, every story, every page.',
    places: 'Places by continent',
    stories: 'Stories by topic',
    guide: 'About the guide',
    /** Pages that are not generated from content. */
    pages: {
      home: 'Home',
      destinations: 'Destinations',
      bestInTravel: 'Best in Travel',
      stories: 'Stories',
    },
  },
}
