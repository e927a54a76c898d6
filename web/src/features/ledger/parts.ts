/** Exports to other features: the tabs of a client's page, the ageing of all clients, the sentences of histories, when a client pays. */
export { LedgerTab } from './account/ledger_tab'
export { AgeingList } from './ageing_list'
export { plainDetails, useEventWords } from './history/event_words'
export { HistoryTab } from './history/history_tab'
export { MailsTab } from './history/mails_tab'
export { useUsualDelay } from './summary/use_usual_delay'
