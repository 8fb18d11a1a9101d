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
  username: string
  password: string
  toString(): string
}
