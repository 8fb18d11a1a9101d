import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take half a minute or more: started last, they would run on while other processors are idle. */
const SLOW_FILES = [
  'test/e2e/guide/pages-without-script.test.ts',
  'test/e2e/guide/crawl.extended.test.ts',
  'test/e2e/tasks/ten-tasks.test.ts',
  'test/e2e/offline/kept-pages.extended.test.ts',
  'test/e2e/account/trip-devices.extended.test.ts',
  'test/e2e/offline/interrupted-downloads.extended.test.ts',
  'test/e2e/shell/first-visit.test.ts',
  'test/e2e/where/where-journey.test.ts',
  'test/e2e/account/trip-dragging.extended.test.ts',
  'test/e2e/newsletter/newsletter.extended.test.ts',
  'test/e2e/account/trip-pages.extended.test.ts',
  'test/e2e/account/save-button.extended.test.ts',
  'test/e2e/admin/campaign-subscribers.extended.test.ts',
  'test/e2e/search/search-panel.extended.test.ts',
  'test/e2e/offline/sign-out.extended.test.ts',
  'test/e2e/offline/service-worker-removal.extended.test.ts',
  'test/e2e/shell/open-menus.extended.test.ts',
  'test/e2e/shell/narrow-and-legible.extended.test.ts',
  'test/e2e/newsletter/newsletter-mail-outage.extended.test.ts',
  'test/e2e/offline/guide-ranking.extended.test.ts',
  'test/e2e/shell/streamed-pages.extended.test.ts',
  'test/e2e/account/device-saves.extended.test.ts',
  'test/e2e/admin/admin.test.ts',
  'test/e2e/shell/touch-targets.extended.test.ts',
  'test/e2e/account/account-axe.extended.test.ts',
  'test/e2e/offline/offline-guide.extended.test.ts',
  'test/e2e/account/account-pages.extended.test.ts',
  'test/e2e/shell/alert-bar.extended.test.ts',
  'test/e2e/account/trip-journeys.extended.test.ts',
  'test/e2e/account/sign-in-journeys.extended.test.ts',
  'test/e2e/measuring/service-worker-in-control.extended.test.ts',
  'test/e2e/account/custom-provider.extended.test.ts',
  'test/e2e/shell/slow-network.extended.test.ts',
  'test/deploy/database-restore.extended.test.ts',
  'test/deploy/upload-build.extended.test.ts',
  'test/deploy/upgrade-from-5a534e6.extended.test.ts',
  'test/deploy/first-deployment.test.ts',
  'test/deploy/failing-steps.extended.test.ts',
  'tools/operate/newsletter/newsletter-command.extended.test.ts',
  'test/flows/sign-in/auth-revoked.extended.test.ts',
  'test/flows/site/social-cards.test.ts',
  'test/flows/search/search-fuzz.extended.test.ts',
  'test/flows/site/every-route.test.ts',
  'test/flows/sign-in/auth-revocation-faults.extended.test.ts',
  'test/flows/site/degradation.extended.test.ts',
]

/** A process ends when the next file belongs to another project, so the files of one project run together. */
const PROJECTS = ['unit', 'worker', 'deploy', 'checkout', 'tools', 'browser', 'engines']

function rankOf({ moduleId, project }: TestSpecification): number {
  const rank = SLOW_FILES.findIndex((file) => moduleId.endsWith(file))
  return PROJECTS.indexOf(project.name) * (SLOW_FILES.length + 1) + (rank === -1 ? SLOW_FILES.length : rank)
}

/** Runs the slowest files first, also in a fresh checkout without recorded durations. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rankOf(one) - rankOf(other))
  }
}
