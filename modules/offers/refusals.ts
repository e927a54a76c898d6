import { conflict } from '#core/errors/app_error'
import type { Offer } from '#modules/offers/models/offer'

/** Codes of failures that every kind of offer has, each with a sentence of its own. */
export const REFUSALS = [
  'already_accepted',
  'expired',
  'incomplete',
  'is_superseded',
  'not_a_draft',
  'not_accepted',
  'not_sent',
  'other_document',
  'revision_open',
  'step_not_possible',
  'valid_until_before',
] as const

export type Refusal = (typeof REFUSALS)[number]

type Kind = Pick<Offer, 'kind'>

/** 409 in the words of the offer's kind. @param extra further members of the answer */
export const refusal = ({ kind }: Kind, code: Refusal, extra?: Record<string, unknown>) =>
  conflict(kind.codeOf(code), { extra })
