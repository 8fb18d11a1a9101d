export type PageLink = { readonly name: string; readonly path: string }
