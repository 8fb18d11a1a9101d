/** Stroke icons on a 24 px grid: 1.75 px, square caps, mitred joins (D5.1). */
export const ICON_PATHS = {
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.5 15.5 21 21',
  menu: 'M3 6h18M3 12h18M3 18h12',
  x: 'M5 5l14 14M19 5 5 19',
  'arrow-left': 'M20 12H5M11 6l-6 6 6 6',
  'arrow-right': 'M4 12h15M13 6l6 6-6 6',
  'chevron-right': 'm9 5 7 7-7 7',
  'chevron-left': 'm15 5-7 7 7 7',
  'chevron-down': 'm5 9 7 7 7-7',
  'chevron-up': 'm5 15 7-7 7 7',
  bookmark: 'M6 3.5h12V21l-6-4.6L6 21z',
  offline: 'M4 4h16v10l-8 7-8-7zM4 8.5h16M12 11v5',
  bag: 'M5 8h14l1 13H4zM8.5 8V6.5a3.5 3.5 0 0 1 7 0V8',
  external: 'M9 5H4v15h15v-5M13 4h7v7M20 4l-9.5 9.5',
  user: 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4 21c.6-4.4 3.6-6.5 8-6.5s7.4 2.1 8 6.5',
  warning: 'M12 3 2.5 20h19zM12 9.5v5M12 17.2v.3',
  check: 'm4 12.5 5.5 5.5L20 7',
  globe: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zh18M12 3c5 5.5 5 12.5 0 18c-5-5.5-5-12.5 0-18',
  share: 'M12 15V3M7.5 7.5 12 3l4.5 4.5M5 12v9h14v-9',
  plus: 'M12 4v16M4 12h16',
  grip: 'M8.5 5.5h.01M15.5 5.5h.01M8.5 12h.01M15.5 12h.01M8.5 18.5h.01M15.5 18.5h.01',
  minus: 'M4 12h16',
  facebook:
    'M14 21v-8h3l.5-3.5H14V7.5c0-1.2.5-2 2-2h2V2.3C17.5 2.2 16.5 2 15.3 2 12.6 2 11 3.6 11 6.7v2.8H8V13h3v8',
  instagram: 'M3.5 3.5h17v17h-17zM8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M16.8 7.2v.01',
  twitter: 'M4 4l16 16M20 4 4 20',
  snapchat:
    'M12 3c3 0 4.5 2 4.5 4.5v3l2 1-1.8 1.5c.5 2 1.8 3 3.3 3.5-1 1.5-2.5 1-3.5 1.5-1 .8-1.7 2-4.5 2s-3.5-1.2-4.5-2C6.5 17.5 5 18 4 16.5c1.5-.5 2.8-1.5 3.3-3.5L5.5 11.5l2-1v-3C7.5 5 9 3 12 3z',
  youtube: 'M2.5 6h19v12h-19zM10 9.3v5.4l5-2.7z',
  pinterest:
    'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M10 20l2.5-11M9.3 12.5C8 9.5 10 7.5 12.5 7.5c2.3 0 3.8 1.6 3.5 4-.3 2.3-1.6 3.5-3 3.5-1 0-1.7-.5-2-1.2',
  flipboard: 'M4 4h16v5.3h-5.3v5.4H9.3V20H4z',
} as const

export type IconName = keyof typeof ICON_PATHS
