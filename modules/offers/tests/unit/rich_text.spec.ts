import { test } from '@japa/runner'
import { readRichText } from '#modules/offers/proposals/blocks/rich_text'

const plain = (text: string) => [{ text, isBold: false }]

test.group('Rich text', () => {
  test('paragraphs, lists and bold are read as data', ({ assert }) => {
    const parts = readRichText('One **two** three\nfour\n\n- a\n* b\n1. c\n2) d\n\nend', {})
    assert.deepEqual(parts, [
      {
        kind: 'paragraph',
        lines: [
          [...plain('One '), { text: 'two', isBold: true }, ...plain(' three')],
          plain('four'),
        ],
      },
      { kind: 'bullets', lines: [plain('a'), plain('b')] },
      { kind: 'numbers', lines: [plain('c'), plain('d')] },
      { kind: 'paragraph', lines: [plain('end')] },
    ])
  })

  test('a star without a closing one is a star', ({ assert }) => {
    assert.deepEqual(readRichText('2 ** 3', {})[0]!.lines, [[...plain('2 '), ...plain('** 3')]])
    assert.deepEqual(readRichText('', {}), [])
    assert.deepEqual(readRichText('\n \n', {}), [])
  })

  test('the value of a variable is never read as markup or as another variable', ({ assert }) => {
    const values = { client: '**{{company}}**\n- x', company: 'Nordlicht' }
    assert.deepEqual(readRichText('{{client}} and {{ company }}, {{toString}}', values)[0]!.lines, [
      plain('**{{company}}**\n- x and Nordlicht, {{toString}}'),
    ])
  })
})
