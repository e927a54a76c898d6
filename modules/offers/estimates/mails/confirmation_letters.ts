import { confirmationLetters } from '#modules/correspondence/public'
import { Estimate } from '#modules/offers/estimates/models/estimate'
import { ESTIMATE_LETTERS } from './estimate_letter.js'

/** How a client gets its answer to an estimate confirmed. */
export const CONFIRMATIONS = confirmationLetters({
  letters: ESTIMATE_LETTERS,
  mailKind: 'sales.estimate_confirmed',
  textOf: (status, part) => `estimates:letters.estimate${status}.${part}`,
  newest: (of, status) =>
    Estimate.of(of).where('status', status).orderBy('created_at', 'desc').first(),
})
