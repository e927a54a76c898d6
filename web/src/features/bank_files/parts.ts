/** Exports to other features: what files of transfers and of direct debits share. Their screens are there. */
export { bankFileColumns } from './bank_file_columns'
export { CandidateLine } from './candidate_line'
export { CandidateList } from './candidate_list'
export { ChosenTotal } from './chosen_total'
export { PaymentLine, PaymentList } from './payment_list'
export { SEPA_CURRENCY } from './sepa_currency'
export { sortCandidates } from './sort_candidates'
