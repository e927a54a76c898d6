import vine from '@vinejs/vine'
import { LANGUAGES } from '#core/i18n/languages'
import { line } from '#core/validation/text'
import { offeredLines } from '#modules/documents/public'
import { blocks } from './block.js'

/** A proposal to begin others with, or a snippet: one block under a name. */
export const templateValidator = vine.create({
  kind: vine.enum(['proposal', 'snippet']),
  name: line(200).minLength(1),
  language: vine.enum(LANGUAGES),
  title: line(200).optional().nullable(),
  blocks: blocks().minLength(1),
  lines: offeredLines().optional(),
})

/** Lines of a template, read again when it is used. */
export const templateLinesValidator = vine.create({ lines: offeredLines() })
