import { useTranslation } from 'react-i18next'
import classes from './conflict_dialog.module.css'
import { ConflictValue, ReplacedValue } from './conflict_value'
import { changesOfEntries, type EntryChange, nameOf } from './entry_changes'

interface ConflictEntriesProps {
  field: string
  before: unknown[]
  after: unknown[]
  currency: string | undefined
  /** The label of a field of an entry; empty for a technical one. */
  labelOf: (field: string) => string
}

/** The entries of a list that were added, removed and changed, with old and new values. */
export function ConflictEntries({ before, after, ...props }: ConflictEntriesProps) {
  const { t } = useTranslation('common')
  const changes = changesOfEntries(before.map(asEntry), after.map(asEntry))
  if (changes.length === 0) return <>{t('conflict.order')}</>
  return (
    <ul className={classes.entries}>
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={index} data-kind={change.kind}>
          <span className={classes.kind}>{t(`conflict.${change.kind}`)}</span>{' '}
          <Entry {...props} change={change} />
        </li>
      ))}
    </ul>
  )
}

const asEntry = (value: unknown) =>
  typeof value === 'object' && value !== null ? { ...value } : { name: value }

/** Fields by which an added or removed entry is recognised. */
const FACTS = ['quantity', 'unit', 'unitPrice'] as const

function Entry({
  change,
  field,
  currency,
  labelOf,
}: Omit<ConflictEntriesProps, 'before' | 'after'> & { change: EntryChange }) {
  const { kind, entry, parts } = change
  const name = nameOf(entry) || '–'
  if (kind !== 'changed') {
    const facts = FACTS.filter((fact) => entry[fact])
    return (
      <>
        {kind === 'removed' ? <del>{name}</del> : name}
        {facts.length > 0 && (
          <span className={classes.facts}>
            {facts.map((fact, index) => (
              <span key={fact}>
                {index > 0 && ' · '}
                <ConflictValue field={fact} value={entry[fact]} currency={currency} />
              </span>
            ))}
          </span>
        )}
      </>
    )
  }
  return (
    <>
      {name}
      {parts.map(({ field: part, from, to }) => {
        const label = labelOf(`${field}.${part}`)
        return (
          label && (
            <span key={part} className={classes.part}>
              {label}: <ReplacedValue field={part} before={from} value={to} currency={currency} />
            </span>
          )
        )
      })}
    </>
  )
}
