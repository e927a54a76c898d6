import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/day_text'
import { ErrorAlert } from '@/components/error_alert'
import { Loading } from '@/components/loading'
import { Money } from '@/components/money'
import { showRefusal } from '@/components/toast'
import { download } from '@/lib/api'
import { saveFile } from '@/lib/csv'
import type { Invoice } from '../invoice'
import { invoiceRemindersQuery, type MadeReminder } from '../invoice_reminders'
import { NextReminder } from './next_reminder'
import { ReminderHolds } from './reminder_holds'
import classes from './view.module.css'

/** How the invoice was reminded of, what comes next, and what holds it back. */
export function Reminders({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices')
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
      {(data.next || data.promise || data.stop) && (
        <ReminderHolds key={JSON.stringify(data)} invoiceId={invoice._id} state={data} />
      )}
    </>
  )
}

function ReminderLine({ reminder }: { reminder: MadeReminder }) {
  const { t } = useTranslation('invoices')
  const { number, subject, date, payUntil, sentAt, total, currency } = reminder
  return (
    <li className={classes.row}>
      <div className={classes.rowText}>
        <Text size="sm">
          {subject}{' '}
          <Anchor component="button" type="button" inherit onClick={() => void save(reminder)}>
            {number}
          </Anchor>
        </Text>
        <Text size="xs" c="dimmed">
          <DayText value={date} /> · {t('reminders.pay_until')} <DayText value={payUntil} />
          {!sentAt && ` · ${t('reminders.not_sent')}`}
        </Text>
      </div>
      <span className={classes.rowFigure}>
        <Money amount={total} currency={currency} />
      </span>
    </li>
  )
}

async function save({ _id }: MadeReminder) {
  try {
    const { file, name } = await download('/api/reminders/:id/pdf', { params: { id: _id } })
    saveFile(file, name)
  } catch (failure) {
    showRefusal(failure)
  }
}
