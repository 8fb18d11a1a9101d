import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Words of what tests bend and of what they are shown; no deployed file has one. */
const TEST_MARKERS = [
  'x-fault',
  'FAULT_INJECTION',
  'injected fault',
  'local test',
  'ThrowOnPurpose',
  'Salt by camel',
  'shop.example"',
  'page-samples',
  '_dev/mail',
]
const TEXT = /\.(?:js|mjs|json|css|html)$/

/**
 * Gives a line for each trace of tests in what is deployed.
 * @param folder of a build
 * @throws when nothing was built there
 */
export function findTestCodeLeaks(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => TEXT.test(file))
  if (files.length === 0) throw new Error(`there is nothing in ${folder}; run npm run build first`)
  return files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return TEST_MARKERS.filter((trace) => text.includes(trace)).map(
      (trace) => `${join(folder, file)}: has “${trace}”, which belongs to tests`,
    )
  })
}
