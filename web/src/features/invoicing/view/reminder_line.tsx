import { Anchor, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showRefusal } from '@/components/toast'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { LeftText, PostedDialog, useTakePostingBack } from '@/features/reminders/parts'
import { saveFile } from '@/lib/csv'
import { download } from '@/lib/server/api'
import type { MadeReminder } from '../invoice_reminders'
import classes from './view.module.css'

/** A reminder of the invoice: its letter, whether it has left, and the note that it was posted. */
export function ReminderLine({ reminder }: { reminder: MadeReminder }) {
  const { t } = useTranslation('invoicing')
  const { number, subject, date, payUntil, total, currency } = reminder
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
        </Text>
        <Posting reminder={reminder} />
      </div>
      <span className={classes.rowFigure}>
        <Money amount={total} currency={currency} />
      </span>
    </li>
  )
}

function Posting({ reminder }: { reminder: MadeReminder }) {
  const { t } = useTranslation('reminders')
  const [isAsking, setIsAsking] = useState(false)
  const takeBack = useTakePostingBack()
  const { sentAt, postedOn } = reminder
  return (
    <Group gap="xs">
      <Text size="xs" c="dimmed" component="span">
        <LeftText sentAt={sentAt} postedOn={postedOn} />
      </Text>
      {postedOn ? (
        <Anchor
          component="button"
          type="button"
          size="xs"
          onClick={() => takeBack.mutate(reminder)}
        >
          {t('reminders:posted.take_back')}
        </Anchor>
      ) : (
        !sentAt && (
          <Anchor component="button" type="button" size="xs" onClick={() => setIsAsking(true)}>
            {t('reminders:posted.ask')}
          </Anchor>
        )
      )}
      {isAsking && <PostedDialog reminder={reminder} onClose={() => setIsAsking(false)} />}
    </Group>
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
