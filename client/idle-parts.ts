/**
 * The small scripts of a page that need no React, bundled as one chunk and fetched when the browser is idle or on the
 * first interaction. Separate chunks would need nine requests and a fifth more bytes, because each is compressed on its
 * own.
 */

export { showAvatar } from '#client/images/show-avatar.ts'
export { startMeasuring } from '#client/measuring/start-measuring.ts'
export { reportSignUp } from '#client/newsletter/report-sign-up.ts'
export { watchSignUpForm } from '#client/newsletter/watch-sign-up-form.ts'
export { startSaveButtons } from '#client/saves/save-buttons.ts'
export { startSiteNavigation } from '#client/site/site-navigation.ts'
export { startIdle } from './start-idle.ts'
export { startPageParts } from './start-page-parts.ts'
