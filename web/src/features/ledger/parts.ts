/** What other features may use of a client's account: the tabs of its page, and the ageing of all clients. */
export { LedgerTab } from './account/ledger_tab'
export { AgeingList } from './ageing_list'
export { HistoryTab } from './history/history_tab'
export { MailsTab } from './history/mails_tab'
