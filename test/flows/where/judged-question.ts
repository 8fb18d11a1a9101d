/**
 * Questions with answers judged by hand, from knowledge of the places and not from the compiled facts. A path stands
 * for the place and all inside it, with `=` before it for the place alone.
 */
export type JudgedQuestion = {
  readonly query: string
  /** Places that a well-travelled person would accept. */
  readonly acceptable: string
  /** Places that no such person would propose. */
  readonly impossible: string
}
