/**
 * Who may import whom, room by room: the whole table. A room is a folder of `src`, `client` or `tools`; what a row does
 * not name is refused, and rows name only rooms above them or of the browser, so that no circle can form.
 */
export const IMPORT_TABLE: Readonly<Record<string, string>> = {
  'client/kit': '',
  'client/pictures': '',
  'isomorphic/posters': '',
  'client/search': 'client/kit',
  'client/measuring': 'client/kit client/search',
  'client/maps': '',
  'client/newsletter': 'client/kit client/measuring',
  'client/saves': 'client/kit',
  // The pocket searches by the rules of the site's search.
  'client/pocket': 'client/kit client/search',
  'client/site': 'client/kit client/pictures isomorphic/posters',
  client: 'client/*',
  'src/platform': 'client/measuring',
  'src/config': 'src/platform client/measuring client/pictures',
  'src/http': 'src/config src/platform',
  'src/posters': '',
  'src/catalogue': 'src/http src/platform src/posters client/pocket isomorphic/posters client/search',
  'src/site': 'src/catalogue src/config src/http src/platform src/posters client/*',
  'src/maps': 'src/catalogue src/http src/site',
  'src/images': 'src/config src/http src/platform client/pictures',
  // Results are pages of the guide; nothing of the guide is asked for them but the catalogue.
  'src/search': 'src/catalogue src/config src/http src/platform src/site isomorphic/posters client/search',
  'src/guide':
    'src/catalogue src/config src/http src/maps src/images src/platform src/posters src/search src/site client/pictures isomorphic/posters client/search',
  // A guide for the pocket is made of the answers of the site, which it is given as a function.
  'src/offline': 'src/catalogue src/config src/http src/platform src/site client/pocket isomorphic/posters',
  // The cards that pages are shared with show what the table of pages says.
  'src/posters': 'src/catalogue src/http src/platform src/posters src/site isomorphic/posters',
  'src/newsletter':
    'src/catalogue src/config src/http src/platform src/site client/newsletter isomorphic/posters',
  // Reports go out by the queue and the sender of the letter.
  'src/mistakes': 'src/config src/http src/newsletter src/platform src/site',
  // A letter goes to the readers of the newsletter, by its sender.
  'src/letters':
    'src/catalogue src/config src/http src/newsletter src/platform src/site isomorphic/posters client/search',
  'src/measuring': 'src/catalogue src/config src/http src/platform src/site client/measuring',
  // The layout says what a visitor has consented to besides the alert.
  'src/alerts': 'src/config src/http src/measuring src/platform src/site client/kit client/pocket',
  'src/sign-in': 'src/config src/http src/platform src/site client/kit',
  'src/saves':
    'src/catalogue src/http src/maps src/platform src/sign-in src/site isomorphic/posters client/saves client/search',
  'src/library': 'src/catalogue src/config src/http src/platform src/sign-in src/site isomorphic/posters',
  // An account is all that is kept of a person: its settings, export and deletion reach into each room that keeps something.
  'src/account':
    'src/config src/http src/library src/measuring src/mistakes src/newsletter src/images src/platform src/saves src/sign-in src/site client/measuring client/pictures',
  'src/health': 'src/catalogue src/config src/http src/platform',
  // Whoever runs the site looks into every room that keeps something for them.
  'src/desk':
    'src/alerts src/catalogue src/config src/guide src/health src/http src/letters src/measuring src/mistakes src/newsletter src/platform src/search src/sign-in src/site client/kit isomorphic/posters client/search',
  src: 'src/* client/measuring',
  'tools/command': '',
  'tools/compile': 'tools/command src/* client/pocket isomorphic/posters client/search',
  'tools/build': 'tools/command tools/compile src/config',
  'tools/operate': 'tools/build tools/command tools/compile src/* client/search',
  'tools/develop': 'tools/build tools/command tools/compile tools/operate src/* client/search',
  'tools/check': 'tools/build tools/command tools/compile tools/develop tools/operate test/support',
}

/** Inside a room: rules do no I/O and know no store, pages take data and see no request. */
export const INNER_RULES: Readonly<Record<string, RegExp>> = {
  rules: /^hono|app-env|-routes\.|\/store\/|\/pages\/|^src\/platform\/(?!outside-address)/,
  pages: /^hono|app-env|-routes\.|\/store\/|^src\/platform\//,
}
