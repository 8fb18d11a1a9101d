/** The page on which a visitor without script changes where a page is saved. */
export const CHOOSE_LIST_PATH = '/profile/saves/add'

/** Its address for one page, with the result that it reports. */
export const chooseListPath = (path: string, result: Readonly<Record<string, string>> = {}): string =>
  `${CHOOSE_LIST_PATH}?${new URLSearchParams({ path, ...result })}`
