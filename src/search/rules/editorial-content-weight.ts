/** Importance of a document from which on it has a text of its own, and counts for more where texts are compared. */
export const EDITORIAL_CONTENT_WEIGHT = 1000
