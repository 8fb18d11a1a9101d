/** `/desk/runbooks`; the runbooks themselves are docs/operations.md. */
export const en = { chapters: 'Chapters' }
