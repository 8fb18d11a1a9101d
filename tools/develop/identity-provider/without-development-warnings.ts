/** The warnings of oidc-provider that it must not be deployed as it is set up here; nothing of this folder is deployed. */
const DEVELOPMENT_WARNING = /oidc-provider WARNING: (?:a )?quick start development-only /

/**
 * Runs a function without the warnings that oidc-provider prints about its development settings; all other warnings
 * are printed.
 * @returns what `run` returns
 */
export function withoutDevelopmentWarnings<Result>(run: () => Result): Result {
  const { warn } = console
  console.warn = (...args: readonly unknown[]) => {
    if (!DEVELOPMENT_WARNING.test(String(args[0]))) warn(...args)
  }
  try {
    return run()
  } finally {
    console.warn = warn
  }
}
