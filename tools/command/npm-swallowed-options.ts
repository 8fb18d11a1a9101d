/**
 * What npm keeps to itself of the options of `npm run x --dry-run --env staging`, typed without `--` before them: it
 * leaves them in the environment, and the value of an option, without its name, among the words.
 * @param names of the options that the tool knows
 * @param words that belong to no option
 * @returns the values of those that npm kept; 'true' for those without
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
    // Without `=` npm takes an option that it does not know for one without a value.
    options[name] = value === 'true' && name === 'env' ? (words[0] ?? '') : value
  }
  return options
}
