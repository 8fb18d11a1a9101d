import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import type { HostAnswer, HostedCommand } from './hosted-command.ts'

const STANDARD_INPUT = 0

// Takes the place of wrangler: passes the command to a process that has loaded wrangler already (warm-wrangler.ts).
const socket = connect(Number(process.env['WARM_WRANGLER_PORT']), '127.0.0.1')
const command: HostedCommand = {
  args: process.argv.slice(2),
  cwd: process.cwd(),
  env: process.env,
  input: readFileSync(STANDARD_INPUT, 'utf8'),
}
socket.write(`${JSON.stringify(command)}\n`)
process.exitCode = 1
for await (const line of createInterface({ input: socket })) {
  const { stdout, stderr, exitCode } = JSON.parse(line) as HostAnswer
  if (stdout !== undefined) process.stdout.write(stdout)
  if (stderr !== undefined) process.stderr.write(stderr)
  if (exitCode !== undefined) process.exitCode = exitCode
}
