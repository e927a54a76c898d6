import { writer } from './in_tx.js'

/** The end of a SELECT that locks its rows. SQLite knows no such locks and needs none: it has one writer. */
export const lock = () => (writer().dialect.name === 'mysql' ? ' for update' : '')
