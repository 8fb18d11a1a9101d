/** An alert ready to be shown. */
export type Alert = {
  /** Sanitised markup. */
  readonly html: string
  /** Changes with the text, so that a dismissed alert does not hide the next one (M1.16). */
  readonly version: string
}
