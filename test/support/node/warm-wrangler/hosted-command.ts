/** A command of wrangler: all that a process is started with. */
export type HostedCommand = {
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  readonly input: string
}

/** A part of the output of a command, or its end. */
export type HostAnswer = {
  readonly stdout?: string
  readonly stderr?: string
  readonly exitCode?: number
}
