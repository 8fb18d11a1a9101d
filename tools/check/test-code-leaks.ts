import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Strings of test code and fixtures; no deployed file may contain one. */
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
 * Returns one line for each piece of test code in a deployed file.
 * @param folder of a build
 * @throws when nothing was built there
 */
export function findTestCodeLeaks(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => TEXT.test(file))
  if (files.length === 0) throw new Error(`there is nothing in ${folder}; run npm run build first`)
  return files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return TEST_MARKERS.filter((trace) => text.includes(trace)).map(
      (trace) => `${join(folder, file)}: contains “${trace}”, which belongs to tests`,
    )
  })
}
