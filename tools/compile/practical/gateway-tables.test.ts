import { describe, expect, it } from 'vitest'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { writeMarkup } from '#tools/compile/text/hast-element.ts'
import { gatewayTables } from './gateway-tables.ts'

const FERRY = { by: 'ferry', from: 'Ancona', to: 'Split' } as const
const htmlOf = (approaches: Parameters<typeof gatewayTables>[1]['approaches']): string =>
  writeMarkup([...gatewayTables('Split', { approaches }, DEFAULT_LOCALE)])

describe('ways to a place', () => {
  it('have a column of operators where one is known, with a dash for the others', () => {
    const html = htmlOf([FERRY, { ...FERRY, from: 'Bari', operator: 'Jadrolinija' }])
    expect(html.match(/<th scope="col">/g)).toHaveLength(3)
    expect(html).toContain('<td>Jadrolinija</td>')
    expect(html).toContain('<td>–</td>')
  })

  it('have none where no operator is known', () => {
    const html = htmlOf([FERRY])
    expect(html.match(/<th scope="col">/g)).toHaveLength(2)
    expect(html).not.toContain('–</td>')
  })
})
