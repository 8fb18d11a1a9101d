/** The part of the URL standard that isomorphic code uses; workers and browsers both have it. */
declare class URL {
  constructor(url: string, base?: string | URL)
  static canParse(url: string, base?: string | URL): boolean
  static parse(url: string, base?: string | URL): URL | null
  hash: string
  host: string
  hostname: string
  href: string
  readonly origin: string
  pathname: string
  port: string
  protocol: string
  search: string
  readonly searchParams: URLSearchParams
  username: string
  password: string
  toString(): string
}

/** Parameters of a URL, as far as isomorphic code reads and writes them. */
declare class URLSearchParams {
  get(name: string): string | null
  getAll(name: string): string[]
  has(name: string): boolean
  set(name: string, value: string): void
  delete(name: string): void
  toString(): string
}
