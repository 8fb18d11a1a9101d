import { expect, it } from 'vitest'
import { parseReportRequest } from './report-request.ts'

it.each([
  ['report', { days: 30, remote: false, dataset: undefined }],
  ['report --days 7 --remote', { days: 7, remote: true, dataset: undefined }],
  ['--dataset fernway_events report', { days: 30, remote: false, dataset: 'fernway_events' }],
])('understands %s', (line, expected) => {
  expect(parseReportRequest(line.split(' '))).toEqual(expected)
})

it.each([
  '',
  'bogus',
  'report again',
  'report --days',
  'report --days 0',
  'report --days -1',
  'report --days 1e3',
  'report --days 12345',
  'report --dataset a;b',
  'report --foo',
  'report --remote=1',
])('answers %j with how to use it, not with an error', (line) => {
  expect(parseReportRequest(line.split(' ').filter((part) => part !== ''))).toBeNull()
})
