import classes from './status_badge.module.css'

/** The meaning of a status: the colour follows, with the word beside it. */
export type StatusKind = 'draft' | 'open' | 'partly' | 'paid' | 'overdue' | 'void'

/** `paid` is also "done" and "active", `partly` also "waiting", `void` also "cancelled". */
export function StatusBadge({ kind, label }: { kind: StatusKind; label: string }) {
  return <span className={`${classes.badge} ${classes[kind]}`}>{label}</span>
}
