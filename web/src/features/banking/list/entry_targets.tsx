import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Entry } from '../entry'

/** Links to the records behind a matched entry: invoices, expenses, or the direct debit that it took back. */
export function EntryTargets({ entry }: { entry: Entry }) {
  const { t } = useTranslation('banking')
  const { isCollected, returned } = entry
  return (
    <span>
      {returned ? t('suggestion.of_return') : isCollected && t('suggestion.of_debits')}
      {targetsOf(entry).map(({ number, to }, index) => (
        <span key={to}>
          {index > 0 && ', '}
          <Anchor component={Link} to={to} inherit>
            {number}
          </Anchor>
        </span>
      ))}
    </span>
  )
}

function targetsOf({ returned, invoices, expenses }: Entry) {
  if (returned) {
    return [{ number: returned.invoiceNumber, to: `/view/invoices/${returned.invoiceId}` }]
  }
  const paid = invoices.filter(({ kind }) => kind !== 'skonto')
  return [
    ...paid.map(({ _id, number }) => ({ number, to: `/view/invoices/${_id}` })),
    ...expenses.map(({ expenseId, number }) => ({ number, to: `/expenses/${expenseId}` })),
  ]
}
