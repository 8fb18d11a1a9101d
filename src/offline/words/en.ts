/** English text of the page of offline guides and of the fallback page. */
export const en = {
  title: 'Offline guides',
  description:
    'Guides of Fernway downloaded to this device, with their posters, maps and phrases, to read and search without a network.',
  lead: 'Guides that open without a network: on a ferry, up a valley, abroad.',
  /** A script shows the same paragraph again when the last guide is removed. */
  empty: 'There are no guides on this device yet.',
  disabled:
    'Guides cannot be downloaded at the moment, and earlier downloads do not open. Everything is here on the site.',
  /** Name of the pages that show what is stored on the device. */
  deviceGuide: 'Your saves and trips on this device',
  /** Kinds of pages in the search of a guide, by their names in its index. */
  kinds: { Country: 'Country', Region: 'Region', City: 'City', Story: 'Story' },
  howItWorks: {
    title: 'How to download a guide',
    download:
      'Open the page of a country, a region, a city or a story and press “Download for offline”. You see the size before the download starts. A country includes all its places; every guide includes its posters, maps, phrases and sights, and opens from then on without a network, or with a bad one.',
    storage:
      'Guides stay on this device until you remove them. They contain nothing of your account. Apart from them, the site stores only one small page that lists them when you are offline.',
    withoutScriptTitle: 'Without JavaScript',
    withoutScript:
      'Downloads need JavaScript. Without it you can print a page as a guide, and save the sights of a place as files for walking apps: both are below the map of each place.',
    findPlace: 'Find a place to download',
  },
  suggested: {
    title: (name: string) => `Start with ${name}`,
    contents: (name: string, placeCount: number) =>
      `${name} comes with its ${placeCount} regions and cities, their posters, maps and phrases. A country is about four megabytes, as much as one photo.`,
    read: 'Read it first',
  },
  fallback: {
    documentTitle: 'Not on this device · Fernway',
    home: 'Fernway home',
    siteName: 'Fernway',
    title: 'This page is not on this device',
    text: 'The network does not lead to the site at the moment.',
    guides: 'On this device, without a network:',
    retry: 'Try again',
    allGuides: 'All offline guides',
  },
}
