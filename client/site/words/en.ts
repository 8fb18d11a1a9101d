/** English text of the header, the share menu and the local time. */
export const en = {
  /** Tag for `Intl`. */
  formatLocale: 'en-GB',
  menu: 'Menu',
  search: 'Search',
  linkCopied: 'The link is copied.',
  linkSelected: 'The link is selected, to be copied.',
  localTime: (time: string) => `now ${time}`,
}
