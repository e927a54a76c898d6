import { Alert, Anchor } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isExactNumber } from '@/lib/exact_amounts'
import { ASIDE } from '@/lib/server/first_answers'
import { recordQuery } from '@/lib/server/queries'
import { formatDate } from '@/lib/time/days'
import { expenseFigures } from '../expense_figures'
import type { ExpenseValues } from '../expense_values'

const PAUSE_MS = 400

/** Says that a receipt may have been entered already; it can be saved all the same. */
export function DuplicateNote({ values }: { values: ExpenseValues }) {
  const { t } = useTranslation('expenses')
  const { _id, vendor, date, reference, currency, lines } = values
  const { gross } = expenseFigures(lines, values)
  const isComplete =
    vendor.trim() !== '' && date !== '' && lines.every(({ amount }) => isExactNumber(amount))
  const query = JSON.stringify({
    vendor: vendor.trim(),
    date,
    gross,
    currency,
    reference: reference.trim(),
    ...(_id && { except: _id }),
  })
  const [asked] = useDebouncedValue(query, PAUSE_MS)
  const { data: twins = [] } = useQuery({
    ...recordQuery('/api/expenses/duplicates', { query: JSON.parse(asked) }),
    enabled: isComplete && asked === query,
    meta: ASIDE,
  })
  if (!isComplete || twins.length === 0) return null
  return (
    <Alert
      variant="light"
      color="yellow"
      icon={<IconCopy aria-hidden />}
      role="status"
      title={t('duplicate.title')}
    >
      {t('duplicate.text')}{' '}
      {twins.map((twin, index) => (
        <span key={twin._id}>
          {index > 0 && ', '}
          <Anchor component={Link} to={`/expenses/${twin._id}`} inherit underline="always">
            {t('duplicate.twin', { number: twin.number, date: formatDate(twin.date) })}
          </Anchor>
        </span>
      ))}
    </Alert>
  )
}
