import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

describe('a command with wrong arguments', () => {
  it.each([
    ['tools/operate/deploy.ts', ['--dryrun'], /Unknown option '--dryrun'/],
    ['tools/operate/deploy.ts', ['dry-run'], /“dry-run” is one argument too many/],
    ['tools/operate/publish-alert.ts', ['Storms', 'close', 'ferries'], /“close” is one argument too many/],
    ['tools/operate/publish-alert.ts', ['Storms', '--ende', '2026-12-01'], /Unknown option '--ende'/],
    ['tools/operate/events-report.ts', ['report', '--day', '7'], /Unknown option '--day'/],
    ['tools/operate/events-report.ts', ['report', '--days'], /'--days <value>' argument missing/],
    [
      'tools/operate/newsletter-command.ts',
      ['suppress', 'a@example.com', 'b@example.com'],
      /“b@example.com” is one argument too many/,
    ],
    ['tools/operate/search-index.ts', ['--forced'], /Unknown option '--forced'/],
    ['tools/compile/content-command.ts', ['--draft'], /Unknown option '--draft'/],
    ['tools/compile/content-command.ts', ['--check', '--generate', 'many'], /"many" is no number/],
    ['tools/develop/render-poster-photos.ts', ['benin.png'], /benin\.png is not one of benin\.jpg, /],
    ['bench/bench.ts', ['--only', 'page'], /page is not one of pictures, pages/],
  ])('prints the problem and the usage for %s %j, and does nothing', (tool, words, problem) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...words], { encoding: 'utf8' })
    expect(stderr).toMatch(problem)
    expect(stderr).toContain('npm run ')
    expect(stderr).not.toContain('    at ')
    expect([status, stdout]).toEqual([1, ''])
  })

  it.each(['search-index', 'newsletter-command', 'publish-alert', 'erasures', 'events-report'])(
    '%s does not work on the local stores when npm took the name of a deployment for itself',
    (tool) => {
      const words = {
        'newsletter-command': ['stats'],
        'publish-alert': ['Storms'],
        erasures: ['note', 'f.json'],
        'events-report': ['report'],
      }
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [`tools/operate/${tool}.ts`, ...(words[tool as keyof typeof words] ?? [])],
        { encoding: 'utf8', env: { ...process.env, npm_config_env: 'production' } },
      )
      expect([status, stdout]).toEqual([1, ''])
      expect(stderr).toContain('npm took --env for itself')
    },
  )
})
