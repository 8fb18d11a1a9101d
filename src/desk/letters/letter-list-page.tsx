import { DeskTable } from '#src/desk/pages/desk-table.tsx'
import { DeskTime } from '#src/desk/pages/desk-time.tsx'
import type { EmailCampaign } from '#src/letters/rules/letter-record.ts'
import { LetterStatusText } from './letter-status.tsx'

/** `/desk/letters`: every letter, the one that was changed last first. */
export function LetterListPage({ letters }: { readonly letters: readonly EmailCampaign[] }) {
  return (
    <>
      <form method="post" action="/desk/letters/new">
        <button className="button" type="submit">
          New letter
        </button>
      </form>
      <DeskTable
        caption="Letters"
        heads={['Subject', 'How it stands', 'Changed']}
        rows={letters.map((letter) => ({
          key: letter.id,
          cells: [
            <a key="subject" className="link" href={`/desk/letters/${letter.id}`}>
              {letter.subject === '' ? 'Without a subject' : letter.subject}
            </a>,
            <LetterStatusText key="status" letter={letter} />,
            <DeskTime key="changed" atS={letter.changedAtS} />,
          ],
        }))}
        empty="No letter was written yet."
      />
    </>
  )
}
