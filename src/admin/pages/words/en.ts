import { formatNumber } from '#isomorphic/words/formats.ts'
import { formatLocaleOf } from '#isomorphic/words/locale.ts'

const DATE_TIME = new Intl.DateTimeFormat(formatLocaleOf('en'), {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** The frame and the navigation of the admin, and the components that its pages share. */
export const en = {
  titles: {
    home: 'Admin',
    campaigns: 'Campaigns',
    campaign: 'Campaign',
    campaignPreview: 'Preview',
    campaignMail: 'Mail',
    alerts: 'Alerts',
    photographs: 'Photographs',
    inbox: 'Inbox',
    visitors: 'Visitor insights',
    jobs: 'System health',
    errors: 'Errors',
    error: 'Error',
    links: 'Links',
    access: 'Access',
    facts: 'Facts',
    languages: 'Languages',
    ways: 'Travel graph',
    runbooks: 'Runbooks',
    audit: 'Audit',
    notFound: 'Not found',
    notPermitted: 'Not permitted',
  },
  descriptions: {
    campaigns: 'Write, preview and send newsletter campaigns, and see their results.',
    alerts: 'A notice above all pages, or those of one continent or country.',
    photographs: 'The photograph of a guide or story: preview it, and write it for the repository.',
    inbox: 'Mistakes reported by visitors, and open tasks.',
    visitors: 'Searches with and without results, feedback on pages, and most saved pages.',
    jobs: 'Queues, dead letters, scheduled runs, versions and limits, with actions where needed.',
    errors: 'Errors of browsers and of the worker, grouped by cause.',
    links: 'External links of the site’s pages, and which of them are broken.',
    facts: 'Practical facts and entry rules that were last compared twelve months ago or earlier.',
    languages: 'How much is translated into each language, and which pages and texts are missing.',
    ways: 'Which places are joined by train, road and boat, and what is missing.',
    access: 'Accounts that may open the admin, and shutting one out at once.',
    runbooks: 'How to operate the site, and what to do in an incident.',
    audit: 'Actions of operators and editors.',
  },
  groups: {
    publishing: 'Publishing',
    feedback: 'Feedback',
    operations: 'Operations',
    reference: 'Reference',
  },
  frame: {
    documentTitle: (title: string) => `${title} · Fernway admin`,
    skipToContent: 'Skip to content',
    home: 'Admin',
    navigation: 'Admin',
    viewSite: 'View site',
    signOut: 'Sign out',
    roles: { editor: 'editor', operator: 'operator' },
  },
  health: { ok: 'OK', attention: 'Attention', unknown: 'Unknown' },
  pager: {
    firstPage: 'First page',
    nextPage: 'Next page',
    pages: (list: string) => `Pages: ${list}`,
  },
  operatorsOnly:
    'This is for operators. Nothing was changed. Contact an operator, or have your role changed in the settings.',
  countedTab: (name: string, count: number) => `${name} (${formatNumber('en', count)})`,
  utcTime: (time: Date) => `${DATE_TIME.format(time)} UTC`,
}
