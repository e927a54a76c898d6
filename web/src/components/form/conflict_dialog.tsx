import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate, formatInstant } from '@/lib/days'
import { Dialog } from '../dialog'
import type { Difference } from './conflict'
import classes from './conflict_dialog.module.css'
import type { Conflict } from './use_conflict'

interface ConflictDialogProps {
  conflict: Conflict
  /** The label of a field as on the screen; empty for a technical field. */
  labelOf: (field: string) => string
}

/** Shows the second editor the other user's changes, and asks which version to keep. */
export function ConflictDialog({ conflict, labelOf }: ConflictDialogProps) {
  const { t } = useTranslation('common')
  const { differences, by, at, keepMine, loadTheirs, close } = conflict
  const name = by ?? t('conflict.somebody')
  const rows = differences
    .map((difference) => ({ difference, label: labelOf(difference.field) }))
    .filter(({ label }) => label !== '')
  return (
    <Dialog onClose={close} size="lg" title={t('conflict.title', { name })}>
      <Text>
        {at && `${t('conflict.at', { at: formatInstant(at) })} `}
        {t('conflict.text')}
      </Text>
      <div className={classes.frame}>
        <table className={classes.table} aria-label={t('conflict.title', { name })}>
          <thead>
            <tr>
              <th scope="col" className={classes.field}>
                {t('conflict.field')}
              </th>
              <th scope="col">{t('conflict.theirs', { name })}</th>
              <th scope="col">{t('conflict.mine')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.difference.field} {...row} />
            ))}
          </tbody>
        </table>
      </div>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={loadTheirs}>
          {t('conflict.load_theirs', { name })}
        </Button>
        <Button onClick={keepMine} data-autofocus>
          {t('conflict.keep_mine')}
        </Button>
      </Group>
    </Dialog>
  )
}

function Row({ difference, label }: { difference: Difference; label: string }) {
  const { t } = useTranslation('common')
  const { theirs, mine, isContested } = difference
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <Value value={theirs} />
      </td>
      <td data-contested={isContested || undefined}>
        {isContested ? (
          <Value value={mine} />
        ) : (
          <span className={classes.unchanged}>{t('conflict.unchanged')}</span>
        )}
      </td>
    </tr>
  )
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Lists are counted and their words shown; the form shows all of them. */
function Value({ value }: { value: unknown }) {
  const { t } = useTranslation('common')
  if (value === null || value === undefined || value === '') return <>–</>
  if (typeof value === 'boolean') return <>{t(value ? 'conflict.yes' : 'conflict.no')}</>
  if (typeof value === 'string') return <>{DAY.test(value) ? formatDate(value) : value}</>
  if (!Array.isArray(value)) {
    const parts = typeof value === 'object' ? Object.values(value) : [value]
    return <>{parts.filter((part) => part !== '').join(', ') || '–'}</>
  }
  return (
    <>
      {t('conflict.entries', { count: value.length })}
      <span className={classes.entries}>{value.map(wordOf).filter(Boolean).join(' · ')}</span>
    </>
  )
}

function wordOf(entry: unknown) {
  if (typeof entry !== 'object' || entry === null) return String(entry)
  const { description, name } = entry as { description?: string; name?: string }
  return (description ?? name ?? '').split('\n')[0]
}
