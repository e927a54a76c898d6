import { emptyLine, type LineValues, lineOf } from '@/features/documents/lines/line_values'
import type { Language } from '@/lib/language/languages'
import type { Block, Proposal } from '../proposal'
import { linesBody } from './line_values'

/** The values of a proposal in the editor. */
export interface EditorValues {
  title: string
  clientId: string
  clientName: string
  /** A recipient who is written into this proposal alone. */
  isOneOff: boolean
  email: string
  date: string
  validUntil: string
  currency: string
  /** Empty for the client's. */
  language: Language | ''
  /** Days as they are typed; empty for never. */
  remindAfterDays: string
  blocks: Block[]
  lines: LineValues[]
}

/** @param taxRate of a first line, a decimal string */
export const valuesOf = (proposal: Proposal, taxRate: string): EditorValues => ({
  title: proposal.title,
  clientId: proposal.client?._id ?? '',
  clientName: proposal.client?.name ?? proposal.customClient?.name ?? '',
  isOneOff: proposal.customClient !== null,
  email: proposal.customClient?.email ?? '',
  date: proposal.date,
  validUntil: proposal.validUntil,
  currency: proposal.currency,
  language: proposal.language ?? '',
  remindAfterDays: proposal.remindAfterDays === null ? '' : String(proposal.remindAfterDays),
  blocks: proposal.blocks,
  lines: proposal.lines.length > 0 ? proposal.lines.map(lineOf) : [emptyLine(taxRate)],
})

/** The body for the server. An unfinished title or day keeps its old value. */
export const bodyOf = (values: EditorValues) => ({
  ...(values.title.trim() && { title: values.title }),
  clientId: values.clientId || null,
  customClient:
    values.isOneOff && values.clientName.trim()
      ? { name: values.clientName.trim(), email: values.email.trim() || null }
      : null,
  ...(values.date && { date: values.date }),
  ...(values.validUntil && { validUntil: values.validUntil }),
  currency: values.currency,
  language: values.language || null,
  remindAfterDays: values.remindAfterDays === '' ? null : Number(values.remindAfterDays),
  blocks: values.blocks,
  lines: linesBody(values.lines),
})
