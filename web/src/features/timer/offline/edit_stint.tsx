import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { DialogActions } from '@/components/dialogs/dialog_actions'
import { TimeField } from '@/components/form/time_field'
import { dayOf, instantOf, timeOf } from '@/lib/time/local_instant'
import type { Moment } from '../journal'
import type { Stint } from './stint'
import { changeStints } from './stints'

/** Other times for recorded work, on its day; it is sent again. */
export function EditStint({ stint, onClose }: { stint: Stint; onClose: () => void }) {
  const { t } = useTranslation('timer')
  const [start, setStart] = useState(timeOfMoment(stint.start))
  const [end, setEnd] = useState(timeOfMoment(stint.end))
  const [failure, setFailure] = useState('')
  const save = async () => {
    const moved = {
      ...(stint.start && { start: movedTo(stint.start, start) }),
      ...(stint.end && { end: movedTo(stint.end, end) }),
    }
    const { start: from, end: to } = moved
    const isRight = Object.values(moved).every(Boolean) && (!from || !to || from.at <= to.at)
    if (!isRight) return setFailure(t('pending.bad_times'))
    await changeStints((all) => all.map((one) => (one.id === stint.id ? again(one, moved) : one)))
    onClose()
  }
  return (
    <Dialog title={stint.title} onClose={onClose}>
      <Stack>
        {stint.refused && (
          <Text size="sm" c="var(--kontor-status-overdue)">
            {stint.refused.sentence}
          </Text>
        )}
        {stint.start && (
          <TimeField label={t('pending.start')} value={start} onChange={setStart} error={failure} />
        )}
        {stint.end && (
          <TimeField
            label={t('pending.end')}
            value={end}
            onChange={setEnd}
            error={stint.start ? undefined : failure}
          />
        )}
        <DialogActions>
          <Button onClick={() => void save()}>{t('pending.save')}</Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}

type Moved = Partial<Record<'start' | 'end', Moment | undefined>>

function again({ sent: _, refused: __, ...stint }: Stint, { start, end }: Moved): Stint {
  return { ...stint, ...(start && { start }), ...(end && { end }) }
}

/** A time that a person has typed is no matter of clocks. The same minute stays to the millisecond. */
function movedTo(moment: Moment, time: string): Moment | undefined {
  const before = new Date(moment.at).toISOString()
  if (timeOf(before) === time) return moment
  if (!/^\d\d:\d\d$/.test(time)) return undefined
  const instant = instantOf(dayOf(before), time)
  return instant === undefined ? undefined : { at: Date.parse(instant), tick: 0, page: 0 }
}

const timeOfMoment = (moment: Moment | undefined) =>
  moment ? timeOf(new Date(moment.at).toISOString()) : ''
