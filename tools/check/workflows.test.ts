import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const FOLDER = '.github/workflows'

type Step = {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, string>>
}
type Job = {
  readonly uses?: string
  readonly needs?: string
  readonly env?: unknown
  readonly steps?: readonly Step[]
}
type Workflow = { readonly env?: unknown; readonly jobs: Readonly<Record<string, Job>> }

const workflows = readdirSync(FOLDER).map((name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8')
  return { name, text, jobs: Object.values((parse(text) as Workflow).jobs) }
})
const stepsOf = (jobs: readonly Job[]): readonly Step[] => jobs.flatMap(({ steps = [] }) => steps)
const jobOf = (file: string, job: string): Job => {
  const { jobs } = parse(readFileSync(join(FOLDER, file), 'utf8')) as Workflow
  return jobs[job] ?? {}
}

describe.each(workflows)('the workflow $name', ({ text, jobs }) => {
  it('names actions by commit', () => {
    const actions = stepsOf(jobs).flatMap(({ uses }) => uses ?? [])
    expect(actions.filter((uses) => !/^[\w./-]+@[0-9a-f]{40}$/.test(uses))).toEqual([])
  })

  it('leaves no token of the repository in the checkout', () => {
    const checkouts = stepsOf(jobs).filter(({ uses = '' }) => uses.startsWith('actions/checkout@'))
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([])
  })

  it('shows secrets to the step that deploys, and to no other', () => {
    const isDeploying = ({ run = '' }: Step): boolean => /^npm run deploy -- --env \w+ --built/.test(run)
    const deploying = stepsOf(jobs).filter(isDeploying)
    const others = stepsOf(jobs).filter((step) => !isDeploying(step))
    expect(JSON.stringify(others)).not.toContain('secrets.')
    // Neither a whole job nor a whole workflow sees one.
    expect(text.match(/\$\{\{ secrets\./g)?.length ?? 0).toBe(3 * deploying.length)
  })
})

describe('deployments from GitHub', () => {
  it.each(['staging.yml', 'production.yml'])(
    '%s deploys the build that was tested, with the deep check',
    (file) => {
      const { needs, steps = [] } = jobOf(file, 'deploy')
      expect([needs, jobOf(file, 'test').uses]).toEqual(['test', './.github/workflows/test.yml'])
      expect(steps.map(({ uses = '' }) => uses.split('@')[0])).toContain('actions/download-artifact')
      expect(steps.at(-1)?.env).toHaveProperty('OPERATOR_TOKEN')
    },
  )

  it('production takes a tag of main that was deployed to staging', () => {
    const { steps = [] } = jobOf('production.yml', 'origin')
    const commands = steps.map(({ run = '' }) => run).join('\n')
    expect(commands).toContain('git merge-base --is-ancestor "$GITHUB_SHA" origin/main')
    expect(commands).toContain('deployments?environment=staging&sha=$GITHUB_SHA')
    expect(jobOf('production.yml', 'test').needs).toBe('origin')
  })
})
