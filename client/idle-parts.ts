/**
 * The small parts of a page that need no React, fetched in one piece: at idle, or when somebody reaches for one of them.
 * Apart, each would travel with a frame and a dictionary of its own, a fifth more in all, and in nine requests.
 */

export { showAvatar as showPicture } from '#client/images/show-avatar.ts'
export { startMeasuring as startVisit } from '#client/measuring/start-measuring.ts'
export { reportSignUp as reportSubmit } from '#client/newsletter/report-sign-up.ts'
export { watchSignUpForm as watchForm } from '#client/newsletter/watch-sign-up-form.ts'
export { startSaveButtons } from '#client/saves/save-buttons.ts'
export { startSiteNavigation } from '#client/site/site-navigation.ts'
export { startIdle } from './start-idle.ts'
export { startPageParts } from './start-page-parts.ts'
