export { PendingNote } from './pending_note'
