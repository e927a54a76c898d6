import { Button, Switch, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { useConfirmed } from '@/features/auth/parts'
import type { EventName } from '../webhook'
import { EventFields } from './event_fields'

export interface WebhookValues {
  url: string
  description: string
  events: EventName[]
  isActive: boolean
}

interface WebhookFormProps<Saved> {
  initial: WebhookValues
  /** The events that there are. */
  events: EventName[]
  verb: string
  /** A webhook that exists can be switched off. */
  hasSwitch?: boolean
  save: (values: WebhookValues) => Promise<Saved>
  onSaved: (saved: Saved) => void | Promise<void>
}

/** Address, description and events of a webhook. The server asks for the password first. */
export function WebhookForm<Saved>(props: WebhookFormProps<Saved>) {
  const { initial, events, verb, hasSwitch = false, save, onSaved } = props
  const { t } = useTranslation('webhooks')
  const { confirmed, dialog } = useConfirmed()
  const { form, submit, failure, isSaving } = useServerForm({
    initial,
    validate: {
      url: (text) => (text.trim() ? null : t('url_missing')),
      events: (chosen) => (chosen.length > 0 ? null : t('events_missing')),
    },
    save: (values) => confirmed(() => save(values)),
    onSaved: async (saved) => {
      if (saved !== undefined) await onSaved(saved)
    },
  })
  return (
    <>
      <Form onSubmit={submit} failure={failure}>
        <TextInput
          label={t('url')}
          description={t('url_help')}
          placeholder="https://example.com/kontor"
          inputMode="url"
          spellCheck={false}
          data-autofocus
          {...form.getInputProps('url')}
        />
        <TextInput
          label={t('description')}
          description={t('description_help')}
          {...form.getInputProps('description')}
        />
        <EventFields all={events} {...form.getInputProps('events')} />
        {hasSwitch && (
          <Switch
            label={t('active')}
            description={t('active_help')}
            {...form.getInputProps('isActive', { type: 'checkbox' })}
          />
        )}
        <FormActions>
          <Button type="submit" loading={isSaving}>
            {verb}
          </Button>
        </FormActions>
      </Form>
      {dialog}
    </>
  )
}
