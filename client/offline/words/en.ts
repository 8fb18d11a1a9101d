const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })
const countPages = (count: number): string => (count === 1 ? '1 page' : `${count} pages`)

/** English text of downloads, of the list of offline guides and of its search. */
export const en = {
  dialog: {
    title: (name: string) => `${name} offline`,
    allGuides: 'All offline guides',
    close: 'Close',
  },
  panel: {
    checking: 'Checking the size…',
    unknown: 'The size is not available at the moment.',
    checkAgain: 'Check again',
    download: 'Download guide',
    resume: 'Resume',
    retry: 'Try again',
    discard: 'Discard',
    stop: 'Stop',
    update: 'Update guide',
    remove: 'Remove',
    partial: 'Part of it is on this device already.',
    metered: 'This network is slow or metered: the download can wait for another one.',
    /** What a download would add: the number of pages besides its own, and the contents of a story or a place. */
    offered: (name: string, otherPages: number, size: string, isStory: boolean) => {
      const contents = isStory ? 'text, posters and maps' : 'text, posters, maps, phrases and sights'
      if (otherPages === 0) return `${name} ${size}: ${contents}.`
      return `${name} with ${otherPages === 1 ? 'one page' : `${otherPages} pages`} around it, ${size}: ${contents}.`
    },
    downloading: (name: string) => `Downloading ${name}`,
    progress: (size: string, totalSize: string) => `${size} of ${totalSize}`,
    progressWithFiles: (files: number, totalFiles: number, size: string, totalSize: string) =>
      `${files} of ${totalFiles} files, ${size} of ${totalSize}`,
    downloaded: (size: string) => `On this device, ${size}.`,
    downloadedOn: (size: string, time: Date) =>
      `On this device, ${size}. Downloaded on ${days.format(time)}.`,
  },
  /** Guides that were downloaded before are still available after each failure. */
  failures: {
    cancelled: 'Stopped. You can resume from here.',
    offline: 'The network is gone. You can resume from here when it is back.',
    'quota exceeded':
      'There is not enough space on this device. Your other guides are unchanged; removing one makes space.',
    busy: 'The site is busy at the moment. You can resume from here in a minute.',
    'build changed': 'The guide has just been updated. You can resume from here in a minute.',
    failed: 'This did not work. Your other guides are unchanged; please try again later.',
  },
  list: {
    updateAll: 'Update all',
    updating: (position: number, count: number, name: string) => `${position} of ${count}: ${name}`,
    upToDate: 'All guides are up to date.',
    notUpdated: (names: string) => `Not updated: ${names}. What is on this device is unchanged.`,
    install: 'Add Fernway to the home screen',
    size: (name: string, size: string) => `${name}: ${size}`,
  },
  storage: {
    free: (free: string) => `There is space for ${free}.`,
    /** `free`: null if there is no space left. `isPersistent`: whether the browser never clears the storage. */
    used: (used: string, free: string | null, isPersistent: boolean) => {
      const space = free === null ? 'there is no space for more' : `there is space for ${free} more`
      const duration = isPersistent
        ? 'They stay until you remove them.'
        : 'The browser may clear them when the device runs out of space.'
      return `Your guides use ${used}; ${space}. ${duration}`
    },
    freed: (name: string, size: string) => `${name} is removed, and ${size} are free again.`,
  },
  ranking: {
    section: 'Which of these, and when?',
    open: 'Which of these, and when?',
    failed: 'This did not work. Please try again, or update a guide first.',
  },
  search: {
    label: 'Search your offline guides',
    submit: 'Search',
    section: 'Search in your offline guides',
    none: (query: string) => `Nothing for “${query}” in your offline guides.`,
    results: (query: string, count: number) => `${countPages(count)} in your offline guides for “${query}”`,
    corrected: (query: string, count: number, correction: string) =>
      `No results for “${query}” in your offline guides. ${countPages(count)} for ${correction}`,
  },
}
