/** Minimum importance of a page with editorial text; such pages get a better text score. */
export const EDITORIAL_CONTENT_WEIGHT = 1000
