import { expect, test } from 'vitest'
import { emptyLine } from '@/features/documents/lines/line_values'
import type { Block } from '../proposal'
import { addableKinds, emptyBlock, moved } from './block_values'
import { linesBody } from './line_values'

const line = (description: string, part = {}) => ({ ...emptyLine('19'), description, ...part })

test('an alternative belongs to the counted line above it, and is an option where there is none', () => {
  const body = linesBody([
    line('first', { offered: 'alternative' }),
    line('counted'),
    line('other', { offered: 'alternative' }),
    line('extra', { offered: 'optional' }),
  ])
  expect(body).toMatchObject([
    { isOptional: true, alternativeOf: null },
    { description: 'counted' },
    { isOptional: true, alternativeOf: 2 },
    { isOptional: true, alternativeOf: null },
  ])
})

test('what is being written costs nothing yet, and a line without a name is not saved', () => {
  const body = linesBody([line('Design', { quantity: '', unitPrice: '' }), line(' ')])
  expect(body).toMatchObject([{ description: 'Design', quantity: '0', unitPrice: '0' }])
  expect(body).toHaveLength(1)
})

test('cover, prices and signature are offered once, and blocks stop at the ends', () => {
  const cover = emptyBlock('cover', 'Cover')
  const blocks: Block[] = [cover, emptyBlock('text', 'Text')]
  expect(cover.heading).toBe('')
  expect(addableKinds(blocks)).not.toContain('cover')
  expect(addableKinds(blocks)).toContain('text')
  expect(moved(blocks, 1, 0).map(({ kind }) => kind)).toEqual(['text', 'cover'])
  expect(moved(blocks, 0, -1)).toBe(blocks)
  expect(moved(blocks, 1, 2)).toBe(blocks)
})
