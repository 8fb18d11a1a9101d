/** What the cron trigger needs of this folder, as one chunk that requests never load. */
export { findingsOf } from './jobs-findings.ts'
export { readJobsState } from './jobs-state.ts'
export { notifyAlarms } from './notify-alarms.tsx'
