/**
 * The small parts of a page that need no React, fetched in one piece: at idle, or when somebody reaches for one of them.
 * Apart, each would travel with a frame and a dictionary of its own, a fifth more in all, and in nine requests.
 */
export { reportSubmit } from './report-submit.ts'
export { startSaveButtons } from './save-buttons.ts'
export { showLayout } from './show-layout.ts'
export { showPicture } from './show-picture.ts'
export { startSiteNavigation } from './site-navigation.ts'
export { startPageParts } from './start-page-parts.ts'
export { startVisit } from './visit.ts'
export { watchForm } from './watch-form.ts'
