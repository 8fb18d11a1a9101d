import { isBuildUpToDate } from './build-fingerprint.ts'
import { buildSite } from './build-site.ts'
import { buildTarget } from './build-target.ts'

/** Tests of the built site: repeated runs on unchanged sources need no other build. */
const isUpToDate =
  process.argv.includes('--if-changed') && isBuildUpToDate(process.cwd(), buildTarget().folder, 0)
if (!isUpToDate) await buildSite()
