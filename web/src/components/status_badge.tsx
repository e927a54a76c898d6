import classes from './status_badge.module.css'

/** What a status means: the colour follows, the word stands beside it. */
export type StatusKind = 'draft' | 'open' | 'partly' | 'paid' | 'overdue' | 'void'

/** `paid` is also "done" and "active", `partly` also "waiting", `void` also "cancelled". */
export function StatusBadge({ kind, label }: { kind: StatusKind; label: string }) {
  return <span className={`${classes.badge} ${classes[kind]}`}>{label}</span>
}
