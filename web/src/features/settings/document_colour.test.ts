import { expect, test } from 'vitest'
import { isReadableOnPaper, USUAL_COLOUR } from './document_colour'

test('paper shows what has a contrast of 3 : 1 and more', () => {
  for (const colour of [USUAL_COLOUR, '#1C7ED6', '#000000', '#949494']) {
    expect(isReadableOnPaper(colour), colour).toBe(true)
  }
  for (const colour of ['#ffe066', '#ffffff', '#959595', '#12', 'red']) {
    expect(isReadableOnPaper(colour), colour).toBe(false)
  }
})
