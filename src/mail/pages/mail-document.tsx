import type { ReactNode } from 'react'
import { useLocale } from '#isomorphic/words/use-words.ts'
import { MAIL_DARK_RULES, MAIL_STYLES, POSTER_BANDS } from './mail-styles.ts'

/** The same in every language. */
const SITE_NAME = 'Fernway'

export type MailDocumentProps = {
  readonly subject: string
  /** The preview text that mail clients show beside the subject. */
  readonly preheader: string
  readonly children: ReactNode
}

/** A poster without an image: coloured bands, one above the other. */
function PosterBands() {
  return POSTER_BANDS.map(({ ink, height }) => (
    <tr key={ink}>
      <td height={height} style={{ ...MAIL_STYLES.band, backgroundColor: ink, height }}>
        &nbsp;
      </td>
    </tr>
  ))
}

/**
 * The layout of every mail: one column of tables with inline styles, which all mail clients support, a style sheet for
 * dark mode, no images and no external resources.
 */
export function MailDocument({ subject, preheader, children }: MailDocumentProps) {
  return (
    <html lang={useLocale()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: MAIL_DARK_RULES }} />
      </head>
      <body className="paper" style={MAIL_STYLES.body}>
        <div style={MAIL_STYLES.preheader}>{preheader}</div>
        <table className="paper" role="presentation" width="100%" style={MAIL_STYLES.table}>
          <tbody>
            <tr>
              <td align="center" style={MAIL_STYLES.outerCell}>
                <table role="presentation" width="100%" style={{ ...MAIL_STYLES.table, maxWidth: 560 }}>
                  <tbody>
                    <tr>
                      <td className="night" style={MAIL_STYLES.masthead}>
                        {SITE_NAME}
                      </td>
                    </tr>
                    <PosterBands />
                    <tr>
                      <td className="sheet" style={MAIL_STYLES.sheet}>
                        {children}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}
