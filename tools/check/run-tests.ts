import { readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { startVitest } from 'vitest/node'
import { findBrowser } from '#tools/command/find-browser.ts'
import { runChecks } from './run-checks.ts'

const REPORT = 'test-results/vitest.json'

/** Which tests are run: all but those of other engines, or those that the command line or `TEST_PROJECTS` names (`worker,tools`). */
const PROJECTS = (process.argv[2] ?? process.env['TEST_PROJECTS'] ?? 'worker,tools,browser').split(',')

type VitestReport = { readonly numPassedTests: number; readonly numFailedTests: number }

/** Runs the tests in workerd, in Node and in the browser; files that could not run at all count as one failure each. */
async function runTests(): Promise<VitestReport> {
  rmSync(REPORT, { force: true })
  const vitest = await startVitest('test', [], {
    run: true,
    project: PROJECTS,
    reporters: ['default', 'json'],
    outputFile: { json: REPORT },
  })
  const brokenFiles = vitest.state
    .getFiles()
    .filter((file) => file.result?.state === 'fail' && file.tasks.length === 0).length
  const unhandled = vitest.state.getUnhandledErrors().length
  await vitest.close()
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as VitestReport
  return { ...report, numFailedTests: report.numFailedTests + brokenFiles + unhandled }
}

// Hundreds of tools and sites are started: what they are made of is compiled once.
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/node')
if (PROJECTS.includes('browser')) process.env['CHROMIUM_PATH'] = findBrowser()
const checks = PROJECTS.length === 1 ? { passed: 0, failed: 0 } : await runChecks()
const tests = await runTests()
const failed = checks.failed + tests.numFailedTests
console.log(`${checks.passed + tests.numPassedTests} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
