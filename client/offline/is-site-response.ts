/**
 * Whether the site itself sent a response: all of its responses have this header (R4.1), those of a captive portal do
 * not.
 */
export const isSiteResponse = ({ headers }: Response): boolean =>
  headers.get('cross-origin-resource-policy') === 'same-origin'
