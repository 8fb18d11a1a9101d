/** An alert as it is shown. */
export type Alert = {
  /** Cleaned markup. */
  readonly html: string
  /** Changes with the text, so that an alert which was closed does not hide the next one (M1.16). */
  readonly version: string
}
