/** English text of the download button, which the worker renders and a script updates. */
export const en = {
  download: 'Download for offline',
  /** Accessible name of the button with the text of `download`. */
  downloadLabel: (name: string) => `Download for offline: ${name}`,
  /** Accessible name of the button that is an icon. */
  downloadIconLabel: (name: string) => `Download ${name} for offline`,
  downloaded: 'Downloaded',
  downloadedLabel: (name: string) => `Downloaded: ${name}`,
}
