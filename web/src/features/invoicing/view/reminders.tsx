import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { DayText } from '@/components/values/day_text'
import { InterestPeriods } from '@/features/reminders/parts'
import type { Invoice } from '../invoice'
import { invoiceRemindersQuery } from '../invoice_reminders'
import { NextReminder } from './next_reminder'
import { ReminderHolds } from './reminder_holds'
import { ReminderLine } from './reminder_line'
import classes from './view.module.css'

/** How the invoice was reminded of, what comes next, and what holds it back. */
export function Reminders({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoicing')
  const { data, isError, error, refetch } = useQuery(invoiceRemindersQuery(invoice._id))
  const [isShown, setIsShown] = useState(false)
  if (isError) return <ErrorAlert failure={error} onRetry={() => void refetch()} />
  if (!data) return <Loading variant="skeleton" extent="cardList" count={1} />
  return (
    <>
      {data.reminders.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('reminders.none')}
        </Text>
      ) : (
        <ul className={classes.rows}>
          {data.reminders.map((reminder) => (
            <ReminderLine key={reminder._id} reminder={reminder} />
          ))}
        </ul>
      )}
      {data.next && (
        <NextReminder
          invoiceId={invoice._id}
          next={data.next}
          isShown={isShown}
          onShow={setIsShown}
        />
      )}
      {data.defaultGround && data.interestFrom && (
        <Text size="xs" c="dimmed" mt="xs">
          {t('reminders.interest_from')} <DayText value={data.interestFrom} /> ·{' '}
          {t(`ground.${data.defaultGround}`)}
        </Text>
      )}
      {data.next && (
        <InterestPeriods periods={data.next.interestPeriods} currency={invoice.currency} />
      )}
      {(data.next || data.promise || data.stop) && (
        <ReminderHolds key={JSON.stringify(data)} invoiceId={invoice._id} state={data} />
      )}
    </>
  )
}
