import { expect, it } from 'vitest'
import type { ContentError } from './content-error.ts'
import { compileReadingText } from './reading-text.ts'

function compile(body: string) {
  const errors: ContentError[] = []
  const { html } = compileReadingText(body, { file: 'story.md', line: 1 }, (error) => errors.push(error))
  return { errors, order: html.match(/<h2|pull-quote|(?<=<p>)(?:One|Two|Three|Four|Five)/g) }
}

it('places a quote above a heading between two paragraphs', () => {
  expect(compile('One. So it is.\n\nTwo.\n\nThree.\n\n> So it is.\n\n## Next\n\nFour.\n\nFive.')).toEqual({
    errors: [],
    order: ['One', 'Two', 'pull-quote', 'Three', '<h2', 'Four', 'Five'],
  })
})

it('keeps a quote away from the sentence that it repeats', () => {
  const { order } = compile('One.\n\nTwo. So it is.\n\nThree.\n\n> So it is.\n\n## Next\n\nFour.\n\nFive.')
  expect(order).toEqual(['One', 'Two', 'Three', '<h2', 'Four', 'pull-quote', 'Five'])
})

it('leaves a quote where it was written when it is between paragraphs, or no other place is free', () => {
  expect(compile('One. So it is.\n\nTwo.\n\n> So it is.\n\nThree.').order).toEqual([
    'One',
    'Two',
    'pull-quote',
    'Three',
  ])
  expect(compile('One. So it is.\n\nTwo.\n\n> So it is.\n\n## Next\n\nThree.').order).toEqual([
    'One',
    'Two',
    'pull-quote',
    '<h2',
    'Three',
  ])
})
