import { Button, Checkbox, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { useConfirmed } from '@/features/auth/parts'
import { api } from '@/lib/server/api'
import type { FeedPart } from './calendar_feed_row'
import { FreshCalendarFeed } from './fresh_calendar_feed'

interface NewCalendarFeedProps {
  /** The parts that a feed of this user can show. */
  parts: FeedPart[]
  onClose: () => void
}

/** Asks for the name and the parts of a feed, then shows its address, which cannot be read again. */
export function NewCalendarFeed({ parts, onClose }: NewCalendarFeedProps) {
  const { t } = useTranslation('calendar')
  const [address, setAddress] = useState<string>()
  if (address) return <FreshCalendarFeed address={address} onClose={onClose} />
  return (
    <Dialog title={t('new_title')} onClose={onClose}>
      <FeedForm parts={parts} onMade={setAddress} />
    </Dialog>
  )
}

interface FeedFormProps {
  parts: FeedPart[]
  onMade: (address: string) => void
}

function FeedForm({ parts, onMade }: FeedFormProps) {
  const { t } = useTranslation('calendar')
  const queryClient = useQueryClient()
  const { confirmed, dialog } = useConfirmed()
  const { form, submit, failure, isSaving } = useServerForm({
    initial: { name: '', shows: parts },
    validate: {
      name: (text) => (text.trim() ? null : t('name_missing')),
      shows: (chosen) => (chosen.length > 0 ? null : t('parts_missing')),
    },
    save: (body) => confirmed(() => api('POST', '/api/calendar-feeds', { body })),
    onSaved: async (made) => {
      if (!made) return
      onMade(made.url)
      await queryClient.invalidateQueries({ queryKey: ['/api/calendar-feeds'] })
    },
  })
  return (
    <>
      <Form onSubmit={submit} failure={failure}>
        <TextInput
          label={t('name')}
          description={t('name_help')}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Checkbox.Group label={t('parts')} {...form.getInputProps('shows')}>
          <Stack gap="xs" mt="xs">
            {parts.map((part) => (
              <Checkbox
                key={part}
                value={part}
                label={t(`part.${part}`)}
                description={part === 'absences' ? t('absences_help') : undefined}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <FormActions>
          <Button type="submit" loading={isSaving}>
            {t('create')}
          </Button>
        </FormActions>
      </Form>
      {dialog}
    </>
  )
}
