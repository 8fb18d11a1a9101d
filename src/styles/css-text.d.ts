/** The text of a stylesheet, for tests that check what it says. */
declare module '*.css?raw' {
  const text: string
  export default text
}
