declare module '*.ndjson?raw' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: the bundler gives a file's text as the default export
  export default text
}

declare module '*.txt?raw' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: the bundler gives a file's text as the default export
  export default text
}

declare module '*.sql?raw' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: the bundler gives a file's text as the default export
  export default text
}
