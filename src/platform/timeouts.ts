/** Maximum waits for the platform (R10.1). A wait for another reason is declared beside its call. */

/** A page or a job that consists of the rows of the database has nothing to show without them. */
export const DATABASE_TIMEOUT_MS = 5000
/** A visitor waits for the result of a form that is stored: a newsletter sign-up, a mistake report. */
export const FORM_STORE_TIMEOUT_MS = 2500
/** The stores of sessions are read by every request of a signed-in visitor: single keys of KV, single hashes of D1. */
export const SESSION_STORE_TIMEOUT_MS = 500
/** Reading the edge cache must never take longer than rendering the page, or reading the source of an image. */
export const EDGE_CACHE_TIMEOUT_MS = 400
/** A check of the deployment shows a part that is slower as unknown. */
export const PROBE_TIMEOUT_MS = 1500
/** Longer than the timeout of the mail sender, shorter than the leases of claims. */
export const MAIL_DELIVERY_TIMEOUT_MS = 40_000
