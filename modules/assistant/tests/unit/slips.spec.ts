import { test } from '@japa/runner'
import { ASKED } from '#modules/assistant/tests/asked'
import { readMistyped } from '#modules/assistant/understand/mistyped'
import { plainText } from '#modules/assistant/understand/read_text'
import { isOneSlipApart, slippedWords } from '#modules/assistant/understand/slips'
import { understand } from '#modules/assistant/understand/understand'

const TODAY = '2026-06-17'

const SLIPS: Record<string, (word: string, at: number) => string> = {
  'two letters that changed places': (word, at) =>
    word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  'a letter too few': (word, at) => word.slice(0, at) + word.slice(at + 1),
  'a letter twice': (word, at) => word.slice(0, at) + word[at] + word.slice(at),
  'another letter': (word, at) => `${word.slice(0, at)}x${word.slice(at + 1)}`,
}

/** The question behind a text whose mistyped words are read as known ones. */
function questionBehind(text: string) {
  const plain = plainText(text)
  const reading = readMistyped(plain, slippedWords(text), TODAY, (meant) => {
    const understood = understand(meant.plain, TODAY)
    return understood?.names.length === 0 ? understood : null
  })
  return reading && (understand(reading.plain, TODAY)?.question ?? null)
}

/** A question with a slip in the middle of its longest word. */
function mistype(question: string, slip: (word: string, at: number) => string) {
  const words = plainText(question).split(' ')
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one))
  return words
    .map((word) => (word === longest ? slip(word, Math.floor(word.length / 2)) : word))
    .join(' ')
}

test.group('Typing mistakes in a question', () => {
  for (const [name, slip] of Object.entries(SLIPS)) {
    test(`${name} in the longest word: three of four questions are understood, and none as another one`, ({
      assert,
    }) => {
      const read = Object.entries(ASKED).flatMap(([question, texts]) =>
        texts.map((text) => ({ question, text, read: questionBehind(mistype(text, slip)) }))
      )
      assert.deepEqual(
        read.filter((one) => one.read && one.read !== one.question),
        []
      )
      assert.isAtLeast(read.filter((one) => one.read).length / read.length, 0.75)
    })
  }

  test('one word becomes another by one slip, not by two and not by its ending', ({ assert }) => {
    for (const typed of ['invocie', 'invoce', 'invoicce', 'invoixe']) {
      assert.isTrue(isOneSlipApart(typed, 'invoice'), typed)
    }
    for (const typed of ['invoice', 'invoices', 'invoic', 'nivocie', 'onvoica']) {
      assert.isFalse(isOneSlipApart(typed, 'invoice'), typed)
    }
  })

  test('a word of its own is not read as one that looks like it', ({ assert }) => {
    for (const text of [
      'Wie hoch sind die Beiträge diesen Monat?',
      'Welche Konten haben wir?',
      'Von welchen kleinen Kunden kam diesen Monat Geld?',
      'Wie hoch ist die Kündigung?',
      'How much did our product bring in?',
      'Sa takime kemi këtë muaj?',
      'What is open for Offer?',
    ]) {
      assert.isNull(questionBehind(text), text)
    }
  })
})
