import { readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { startVitest } from 'vitest/node'
import { findBrowser } from '#tools/command/find-browser.ts'
import { CHECK_STAGES } from './check-steps.ts'
import { type CheckTotals, runChecks } from './run-checks.ts'

type VitestReport = { readonly numPassedTests: number; readonly numFailedTests: number }

const REPORT = 'test-results/vitest.json'
const NO_RESULTS: CheckTotals = { passed: 0, failed: 0 }

const OWN_ENGINE = 'unit,worker,deploy,checkout,tools,browser'
/** `npm run test:all` runs every project and every case, as CI does. */
const isEverything = process.argv[2] === 'all'
/**
 * The test projects to run: all except other browser engines, or those given on the command line or in `TEST_PROJECTS`
 * (`worker,deploy`).
 */
const PROJECTS = (
  isEverything ? `${OWN_ENGINE},engines` : (process.argv[2] ?? process.env['TEST_PROJECTS'] ?? OWN_ENGINE)
).split(',')
/** Projects that neither need compiled content nor change files that are being checked. */
const PROJECTS_WITHOUT_CONTENT = ['tools']

/** Runs the tests in workerd, in Node and in the browser; a file that could not run counts as one failure. */
async function runTests(projects: readonly string[]): Promise<CheckTotals> {
  if (projects.length === 0) return NO_RESULTS
  rmSync(REPORT, { force: true })
  const vitest = await startVitest('test', [], {
    run: true,
    project: [...projects],
    reporters: ['default', 'json'],
    outputFile: { json: REPORT },
  })
  const brokenFiles = vitest.state
    .getFiles()
    .filter((file) => file.result?.state === 'fail' && file.tasks.length === 0).length
  const unhandled = vitest.state.getUnhandledErrors().length
  await vitest.close()
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(REPORT, 'utf8')) as VitestReport
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles + unhandled }
}

/** Most tests start when the content is compiled; checks that build and type-check run in parallel with them. */
async function runAll(): Promise<readonly CheckTotals[]> {
  const [first = [], ...others] = CHECK_STAGES
  const isEarly = (project: string): boolean => PROJECTS_WITHOUT_CONTENT.includes(project)
  const withoutContent = PROJECTS.filter(isEarly)
  const withContent = PROJECTS.filter((project) => !isEarly(project))
  return [
    ...(await Promise.all([runChecks([first]), runTests(withoutContent)])),
    ...(await Promise.all([runChecks(others), runTests(withContent)])),
  ]
}

// Ten minutes of tests for every change; the long tables, random cases and conditions of CI take half an hour.
process.env['TEST_SCOPE'] ??= isEverything ? 'all' : 'sample'
// Hundreds of tools and sites are started: a shared compile cache compiles their code once.
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/node')
if (PROJECTS.includes('browser')) process.env['CHROMIUM_PATH'] = findBrowser()
const tallies = await (PROJECTS.length === 1 ? runTests(PROJECTS).then((tests) => [tests]) : runAll())
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
