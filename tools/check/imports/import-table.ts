/**
 * The import table: each row names a folder and the folders that its files may import. Every import that no row names
 * fails the check (docs/adr/0002). `x/*` allows each folder inside `x`; a folder may always import itself.
 */
export const IMPORT_TABLE: Readonly<Record<string, string>> = {
  // Code for worker and browser: no DOM, no bindings.
  'isomorphic/alerts': '',
  'isomorphic/dates': '',
  'isomorphic/files': '',
  // Fields of forms that scripts and the site read.
  'isomorphic/forms': '',
  'isomorphic/http': '',
  'isomorphic/images': '',
  // Drawing on maps: pixels and path data.
  'isomorphic/maps': '',
  'isomorphic/measuring': 'isomorphic/http',
  // The ratios and grains of a poster's address are those it can be drawn in.
  'isomorphic/popover': '',
  'isomorphic/posters': 'art/drawing',
  'isomorphic/saves': 'isomorphic/files isomorphic/words',
  'isomorphic/search': '',
  'isomorphic/travel-graph': 'isomorphic/words',
  'isomorphic/trips':
    'isomorphic/files isomorphic/forms isomorphic/maps isomorphic/popover isomorphic/saves isomorphic/words',
  'isomorphic/where': 'isomorphic/words',
  'isomorphic/words': '',
  'isomorphic/offline': 'isomorphic/search isomorphic/words',

  // Drawings: imports nothing but itself.
  'art/drawing': '',
  'art/kit': 'art/drawing',
  'art/grading': 'art/drawing art/kit',
  'art/card': 'art/drawing',
  'art/scenes': 'art/drawing art/kit',
  'art/plates': 'art/drawing art/kit',
  art: 'art/*',

  // Browser code.
  'client/kit': 'isomorphic/forms isomorphic/words',
  // Text of islands in other languages.
  'client/words':
    'client client/kit client/maps client/measuring client/newsletter client/offline client/saves client/search client/site client/trips client/where isomorphic/offline isomorphic/saves isomorphic/travel-graph isomorphic/trips isomorphic/where isomorphic/words',
  'client/images': 'isomorphic/images isomorphic/words',
  'client/maps': 'client/kit isomorphic/words',
  'client/search': 'client/kit isomorphic/search isomorphic/words',
  // Searches are reported as events.
  'client/measuring': 'client/kit client/search isomorphic/measuring isomorphic/words',
  'client/newsletter': 'client/kit client/measuring isomorphic/words',
  // The page of the saves of a device is downloaded with the first of them.
  // Signing out counts the changes of trips too, which it deletes.
  'client/saves': 'client/kit client/offline client/trips isomorphic/forms isomorphic/saves isomorphic/words',
  'client/offline': 'client/kit client/where isomorphic/offline isomorphic/search isomorphic/words',
  'client/where': 'client/kit isomorphic/where isomorphic/words',
  'client/trips':
    'client/kit client/offline isomorphic/forms isomorphic/maps isomorphic/offline isomorphic/saves isomorphic/trips isomorphic/words',
  'client/site': 'client/images client/kit isomorphic/alerts isomorphic/http isomorphic/words',
  client:
    'client/images client/kit client/maps client/measuring client/newsletter client/offline client/saves client/search client/site client/trips client/where isomorphic/trips',

  // The worker, from the ground up.
  'src/platform': 'isomorphic/measuring',
  'src/config': 'src/platform isomorphic/images isomorphic/measuring isomorphic/words',
  'src/http': 'src/config src/platform isomorphic/words',
  'src/catalogue':
    'src/http src/platform art isomorphic/maps isomorphic/offline isomorphic/posters isomorphic/search isomorphic/words',
  'src/site':
    'src/catalogue src/config src/http src/platform art/drawing client/newsletter client/search isomorphic/*',
  'src/mail': 'src/config src/http src/platform isomorphic/words',
  'src/maps': 'src/catalogue src/http src/platform src/site isomorphic/maps isomorphic/words',
  'src/images': 'src/config src/http src/platform isomorphic/images isomorphic/words',
  'src/search':
    'src/catalogue src/config src/http src/platform src/site isomorphic/posters isomorphic/search isomorphic/words',
  // One photograph of a guide or a story, with its licence.
  'src/photographs': 'src/catalogue src/images src/site isomorphic/images isomorphic/words',
  'src/guide':
    'src/catalogue src/config src/http src/images src/maps src/photographs src/platform src/search src/site art/drawing isomorphic/files isomorphic/images isomorphic/posters isomorphic/search isomorphic/where isomorphic/words',
  'src/offline':
    'src/catalogue src/config src/http src/platform src/site isomorphic/offline isomorphic/posters isomorphic/search isomorphic/trips isomorphic/where isomorphic/words',
  'src/posters':
    'src/catalogue src/http src/platform src/site art art/card isomorphic/posters isomorphic/words',
  'src/newsletter':
    'src/catalogue src/config src/http src/mail src/platform src/site client/newsletter isomorphic/posters isomorphic/words',
  'src/mistakes': 'src/config src/http src/mail src/platform src/site isomorphic/words',
  // A campaign is sent to the subscribers of the newsletter.
  'src/campaigns':
    'src/catalogue src/config src/http src/mail src/newsletter src/platform src/site isomorphic/posters isomorphic/search isomorphic/words',
  'src/measuring':
    'src/catalogue src/config src/http src/platform src/site isomorphic/measuring isomorphic/words',
  // /api/layout states the consent beside the alert.
  'src/alerts':
    'src/config src/http src/measuring src/platform src/site isomorphic/alerts isomorphic/http isomorphic/offline isomorphic/words',
  'src/sign-in': 'src/config src/http src/platform src/site isomorphic/http isomorphic/words',
  'src/saves':
    'src/catalogue src/http src/maps src/platform src/sign-in src/site isomorphic/files isomorphic/forms isomorphic/http isomorphic/maps isomorphic/posters isomorphic/saves isomorphic/search isomorphic/words',
  // Loads the graph; what it answers is computed in isomorphic/travel-graph.
  'src/travel-graph': 'src/platform isomorphic/travel-graph',
  'src/trips':
    'src/catalogue src/config src/http src/maps src/platform src/saves src/sign-in src/site src/travel-graph isomorphic/forms isomorphic/maps isomorphic/posters isomorphic/saves isomorphic/search isomorphic/travel-graph isomorphic/trips isomorphic/words',
  'src/library':
    'src/catalogue src/config src/http src/platform src/sign-in src/site isomorphic/posters isomorphic/words',
  // Settings, export and deletion of an account reach into each feature that stores personal data.
  'src/account':
    'src/config src/http src/images src/library src/mail src/measuring src/mistakes src/newsletter src/platform src/saves src/sign-in src/site src/trips isomorphic/images isomorphic/measuring isomorphic/words',
  'src/where':
    'src/catalogue src/http src/maps src/platform src/site src/travel-graph isomorphic/files isomorphic/posters isomorphic/search isomorphic/travel-graph isomorphic/where isomorphic/words',
  'src/health': 'src/catalogue src/config src/http src/platform isomorphic/words',
  // Operators manage each feature that stores something for them.
  'src/admin':
    'src/alerts src/campaigns src/catalogue src/config src/health src/http src/images src/mail src/measuring src/mistakes src/newsletter src/photographs src/platform src/search src/sign-in src/site src/words isomorphic/dates isomorphic/images isomorphic/posters isomorphic/search isomorphic/words',
  // One chunk for each language, with the text of every feature.
  'src/words':
    'client/newsletter src/account src/campaigns src/catalogue src/guide src/http src/library src/maps src/measuring src/mistakes src/newsletter src/offline src/photographs src/saves src/search src/sign-in src/site src/trips src/where isomorphic/offline isomorphic/saves isomorphic/travel-graph isomorphic/trips isomorphic/where isomorphic/words',
  src: 'src/* isomorphic/measuring isomorphic/words',

  'tools/command': '',
  'tools/compile': 'tools/command src src/* art art/* isomorphic/*',
  'tools/build': 'tools/command tools/compile src/config isomorphic/words',
  'tools/operate': 'tools/build tools/command tools/compile src/* isomorphic/search',
  'tools/develop':
    'tools/build tools/command tools/compile tools/operate src/* art isomorphic/files isomorphic/maps isomorphic/search isomorphic/words',
  'tools/check':
    'isomorphic/words src/words tools/build tools/command tools/compile tools/develop tools/operate test/support',
}

/**
 * The folders of the content compiler, from the ground up: a folder imports none of a later line. Files directly in
 * `tools/compile` combine them.
 */
export const COMPILER_LAYERS: readonly string[] = [
  'text runbooks',
  'geography fonts parts prepare',
  'places airports translations',
  'lists practical almanac town-plans posters',
  'guide travel maps',
  'stories',
  'text-checks',
  'records',
  'search where synthetic',
  'emit',
  'contributions review',
  'patch',
]

/** What files in a folder of this name may not import, in every feature: rules do no I/O, pages see no request. */
export const INNER_FOLDERS: Readonly<Record<string, string>> = {
  rules: '(^|/)hono|/app-env\\.|-routes\\.|/store/|/pages/|^src/platform/(?!allowed-remote-url|durations)',
  pages: '(^|/)hono|/app-env\\.|-routes\\.|/store/|^src/platform/',
}
