import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { programArguments } from './program-arguments.ts'
import { runCommand } from './run-command.ts'

describe('programs that the tools start', () => {
  it.each(['biome', 'knip', 'tsc', 'wrangler'])(
    '%s is a script for Node, not a file of node_modules/.bin',
    (name) => {
      const script = programArguments(name).at(-1) ?? ''
      expect([existsSync(script), script.includes('.bin')]).toEqual([true, false])
    },
  )

  it('run with the arguments that follow', async () => {
    const { exitCode, output } = await runCommand('tsc', ['--version'])
    expect([exitCode, output]).toEqual([0, expect.stringMatching(/Version \d/)])
    const failed = await runCommand('node', ['--eval', 'process.exit(3)'])
    expect(failed.exitCode).toBe(3)
  })

  it('are known by name', () => {
    expect(() => programArguments('make')).toThrow('the program make is not known')
  })
})
