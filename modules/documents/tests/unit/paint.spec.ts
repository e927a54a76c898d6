import { test } from '@japa/runner'
import { paintOf } from '#modules/documents/pdf/paint'

/** WCAG 2.2, from 1 to 21. */
function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [one, other].map(luminance).sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Every mix of nine steps of red, green and blue. */
const STEPS = [0, 32, 64, 96, 128, 160, 192, 224, 255]
const hex = (part: number) => part.toString(16).padStart(2, '0')
const COLOURS = STEPS.flatMap((red) =>
  STEPS.flatMap((green) => STEPS.map((blue) => `#${hex(red)}${hex(green)}${hex(blue)}`))
)

test.group('Colours of documents', () => {
  test('whatever colour a company has, words and lines stand out from their ground', ({
    assert,
  }) => {
    for (const colour of COLOURS) {
      const { fill, onFill, text, line, tint } = paintOf(colour)
      assert.equal(fill, colour)
      assert.isAtLeast(contrast(onFill, fill), 4.5, `words on ${colour}`)
      assert.isAtLeast(contrast(text, '#ffffff'), 4.5, `words in ${colour}`)
      assert.isAtLeast(contrast(text, tint), 4.5, `words in ${colour} on its tint`)
      assert.isAtLeast(contrast(line, '#ffffff'), 3, `lines in ${colour}`)
    }
  })

  test('a colour that can be read stays as it was chosen', ({ assert }) => {
    const { text, line, onFill } = paintOf('#0f766e')
    assert.deepEqual([text, line, onFill], ['#0f766e', '#0f766e', '#ffffff'])
  })
})
