import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { api } from '@/lib/server/api'
import { formatDate, today } from '@/lib/time/days'
import type { Reminder } from './reminder'
import { useReminderChanged } from './reminder_changed'

interface PostedDialogProps {
  reminder: Pick<Reminder, '_id' | 'number' | 'date'>
  onClose: () => void
}

/** Asks when a printed reminder was posted: interest can run from the next day. */
export function PostedDialog({ reminder, onClose }: PostedDialogProps) {
  const { t } = useTranslation('reminders')
  const changed = useReminderChanged()
  const { _id, number, date } = reminder
  const { form, submit, isSaving, failure } = useServerForm({
    initial: { postedOn: today() },
    validate: { postedOn: (day) => (day ? null : t('posted.day_missing')) },
    save: ({ postedOn }) =>
      api('POST', '/api/reminders/:id/posted', { params: { id: _id }, body: { postedOn } }),
    onSaved: async (_, { postedOn }) => {
      await changed()
      showDone(t('posted.done', { number, day: formatDate(postedOn) }))
      onClose()
    },
  })
  return (
    <Dialog onClose={onClose} title={t('posted.title', { number })}>
      <Form onSubmit={submit} failure={failure}>
        <DayField
          label={t('posted.day')}
          description={t('posted.help')}
          minDate={date}
          maxDate={today()}
          {...form.getInputProps('postedOn')}
        />
        <FormActions>
          {/* Most are posted today, and the calendar of a field with the focus would cover the button. */}
          <Button type="submit" loading={isSaving} data-autofocus>
            {t('posted.save')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
