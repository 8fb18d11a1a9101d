/**
 * Recovers options that npm consumed, as in `npm run x --dry-run --env staging` without a `--` before them: npm puts
 * them into the environment, and the value of an option among the positional words.
 * @param names of the tool's options
 * @param words the positional arguments
 * @returns the values of the options that npm consumed; 'true' for those without a value
 */
export function findNpmSwallowedOptions<Name extends string>(
  names: readonly Name[],
  words: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Partial<Record<Name, string>> {
  const options: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = env[`npm_config_${name.replaceAll('-', '_')}`]
    if (value === undefined || ['', 'false', 'null'].includes(value)) continue
    // Without `=` npm treats an unknown option as one without a value.
    options[name] = value === 'true' && name === 'env' ? (words[0] ?? '') : value
  }
  return options
}
