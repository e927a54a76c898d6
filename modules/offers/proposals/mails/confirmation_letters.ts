import { confirmationLetters } from '#modules/correspondence/public'
import { Proposal } from '#modules/offers/proposals/models/proposal'
import { PROPOSAL_LETTERS } from './proposal_letter.js'

/** How a client gets its answer to a proposal confirmed. */
export const CONFIRMATIONS = confirmationLetters({
  letters: PROPOSAL_LETTERS,
  mailKind: 'proposals.proposal_confirmed',
  textOf: (status, part) => `proposals:letters.proposal${status}.${part}`,
  newest: (of, status) =>
    Proposal.of(of).where('status', status).orderBy('created_at', 'desc').first(),
})
