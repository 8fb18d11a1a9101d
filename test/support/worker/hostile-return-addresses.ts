const HOSTS = ['evil.example', 'evil.example/', 'evil.example/%2e%2e', 'www.evil.example:443', '3232235521', '[::1]', 'evil%E3%80%82example', 'ⓔⓥⓘⓛ.example', 'fernway.test.evil.example', 'fernway.test@evil.example', 'evil.example#fernway.test', 'evil.example?fernway.test']

/** Beginnings that some browser, proxy or parser takes for "another host follows". */
const LEADS = [
  '//', '///', '////', '//////', '/\\', '\\/', '\\\\', '/\\/', '/\\\\', '\\\\\\', '\\//', '//\\', '/\t/', '/\n/', '/\r/', '/\r\n/', '\t//', ' //', '\u0000//', '/\u0000/',
  '/%09/', '/%0a/', '/%0d/', '/%0d%0a/', '/%00/', '/%2f', '/%2F', '/%2f%2f', '%2f%2f', '%2F/', '/%5c', '/%5C', '/%5c%5c', '%5c%5c', '/%5c/', '/%2f%5c', '/%2e%2e//', '/%2e//',
  '/.//', '/..//', '/./\\', '/../\\', '/a/..//', '/a/../..//', '/a/%2e%2e//', '/a/%2e%2e/%2f', '/;//', '/ //', '/\u00a0//', '/\u2028//', '/\ufeff//', '/\u3000//',
  'http://', 'https://', 'HTTP://', 'hTTps://', 'http:/', 'https:/', 'http:', 'https:', 'http:\\\\', 'https:\\\\', 'https:/\\', 'https:\\/', 'https:///', 'https:////', 'https://\t', 'ht\ntps://', '\thttps://', ' https://', '\u0001https://',
  'http://fernway.test@', 'https://fernway.test@', 'https://fernway.test:443@', 'https://fernway.test%40', 'https://fernway.test%00.', 'https://fernway.test%2e', 'https://fernway.test.', 'https://fernway.test\\@', 'https://fernway.test/\\', 'https://fernway.test//', 'https://fernway.test/.//', 'https://fernway.test/%2f',
  'ftp://', 'ws://', 'wss://', 'file://', 'blob:https://', 'view-source:https://', 'intent://', 'android-app://', 'x:', '://', ':/', ':', '@', '?//', '#//', './/', '..//', './/',
] as const

/** Addresses that carry a script or a header, or are broken in themselves. */
const PAYLOADS = [
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', 'java\tscript:alert(1)', '\u0001javascript:alert(1)', ' javascript:alert(1)', 'javascript://fernway.test/%0aalert(1)', 'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>', 'data:text/html;base64,PHNjcmlwdD4=', 'vbscript:msgbox(1)', 'mailto:a@evil.example', 'tel:1', 'about:blank', 'blob:null/1',
  '/\r\nLocation: https://evil.example', '/%0d%0aLocation:%20https://evil.example', '/%E5%98%8A%E5%98%8DLocation:evil', '/about\r\nSet-Cookie: a=b', '/about\tx', '/about\u0000', '/about\u007f', '/about\u0085',
  '/%', '/%zz', '/%c0%af', '/%c3%28', '/%u002f', '/%ff%fe', '', ' ', '.', '..', '?', '#', 'about', 'evil.example', 'null', 'undefined', '[object Object]', '{}', '\ud800',
  '/api/auth/logout', '/API/auth/logout', '/%61pi/auth/logout', '/api', '/api/', '/./api/auth/logout', '/x/../api/auth/login?returnTo=/', '/api/auth/callback?code=1&state=2',
] as const

/** Several hundred spellings that must never lead a visitor away from `https://fernway.test` (quality R2.1). */
export const HOSTILE_RETURN_ADDRESSES: readonly string[] = [
  ...LEADS.flatMap((lead) => HOSTS.map((host) => lead + host)),
  ...PAYLOADS,
  `/${'a'.repeat(1024)}`,
  `/${'é'.repeat(600)}`,
]
