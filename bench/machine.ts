import { cpus, totalmem } from 'node:os'
import type { Options } from './options.js'

/** On what, with what and when was measured. */
export function machine({ database, invoices, pace }: Options) {
  const [cpu] = cpus()
  return [
    `${cpus().length} × ${cpu.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.version}`,
    database ? 'MariaDB' : 'SQLite',
    `${invoices.toLocaleString('en')} invoices`,
    `${pace.rounds} rounds of ${pace.round} ms`,
    new Date().toISOString().slice(0, 10),
  ].join(' · ')
}
