import { Button, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '@/lib/time/days'
import { Dialog } from '../../dialogs/dialog'
import { DialogActions } from '../../dialogs/dialog_actions'
import type { Difference } from './conflict'
import classes from './conflict_dialog.module.css'
import { ConflictEntries } from './conflict_entries'
import { ConflictValue, ReplacedValue } from './conflict_value'
import type { Conflict } from './use_conflict'

interface ConflictDialogProps {
  conflict: Conflict
  /** The label of a field as on the screen; empty for a technical field. */
  labelOf: (field: string) => string
}

/** Shows the second editor the other user's changes, and asks which version to keep. */
export function ConflictDialog({ conflict, labelOf }: ConflictDialogProps) {
  const { t } = useTranslation('common')
  const { differences, currencies, by, at, keepMine, loadTheirs, close } = conflict
  const name = by ?? t('conflict.somebody')
  const rows = differences
    .map((difference) => ({ difference, label: labelOf(difference.field) }))
    .filter(({ label }) => label !== '')
  return (
    <Dialog onClose={close} size="lg" title={t('conflict.title', { name })}>
      <Stack>
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
                <Row
                  key={row.difference.field}
                  {...row}
                  currencies={currencies}
                  labelOf={labelOf}
                />
              ))}
            </tbody>
          </table>
        </div>
        <DialogActions>
          <Button variant="default" onClick={loadTheirs}>
            {t('conflict.load_theirs', { name })}
          </Button>
          <Button onClick={keepMine} data-autofocus>
            {t('conflict.keep_mine')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}

interface RowProps {
  difference: Difference
  label: string
  currencies: Conflict['currencies']
  labelOf: (field: string) => string
}

function Row({ difference, label, currencies, labelOf }: RowProps) {
  const { t } = useTranslation('common')
  const { field, before, theirs, mine, isContested } = difference
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <Side
          field={field}
          labelOf={labelOf}
          value={theirs}
          before={'before' in difference ? before : Array.isArray(theirs) ? mine : undefined}
          hasBefore={'before' in difference || Array.isArray(theirs)}
          currency={currencies.theirs}
        />
      </td>
      <td data-contested={isContested || undefined}>
        {isContested ? (
          <Side
            field={field}
            labelOf={labelOf}
            value={mine}
            before={before}
            hasBefore={Array.isArray(before)}
            currency={currencies.mine}
          />
        ) : (
          <span className={classes.unchanged}>{t('conflict.unchanged')}</span>
        )}
      </td>
    </tr>
  )
}

interface SideProps {
  field: string
  value: unknown
  before: unknown
  /** The earlier value is known and shown. */
  hasBefore: boolean
  currency: string | undefined
  labelOf: (field: string) => string
}

/** The version of one of the two: of a list its changes, else the value and the earlier one. */
function Side({ field, value, before, hasBefore, currency, labelOf }: SideProps) {
  const { t } = useTranslation('common')
  if (!Array.isArray(value)) {
    const props = { field, value, currency }
    return hasBefore ? <ReplacedValue {...props} before={before} /> : <ConflictValue {...props} />
  }
  if (!Array.isArray(before)) return <>{t('conflict.entries', { count: value.length })}</>
  return (
    <ConflictEntries
      field={field}
      before={before}
      currency={currency}
      labelOf={labelOf}
      after={value}
    />
  )
}
