import {
  Button,
  Group,
  NumberInput,
  PasswordInput,
  Stack,
  Switch,
  Text,
  TextInput,
} from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { Section } from '@/components/page/section'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { useConfirmed } from '@/features/auth/parts'
import { formatNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { api } from '@/lib/server/api'

interface ModelFormProps {
  connection: AnswerOf<'GET', '/api/assistant/connection'>
}

/** Enough for some questions a day, and an end to a loop. */
const USUAL_REQUESTS = 500
const USUAL_TOKENS = 2_000_000

/** The endpoint, its key, which is only ever written, and the limits of a month. */
export function ModelForm({ connection }: ModelFormProps) {
  const { t } = useTranslation('assistant')
  const { language } = useLanguage()
  const queryClient = useQueryClient()
  const { confirmed, dialog } = useConfirmed()
  const { hasKey, used } = connection
  const { form, submit, failure, isSaving } = useServerForm({
    initial: {
      address: connection.address ?? '',
      model: connection.model ?? '',
      key: '',
      isOn: connection.isOn,
      monthlyRequests: connection.monthlyRequests ?? USUAL_REQUESTS,
      monthlyTokens: connection.monthlyTokens ?? USUAL_TOKENS,
    },
    save: ({ key, ...body }) =>
      confirmed(() =>
        api('PUT', '/api/assistant/connection', { body: { ...body, ...(key && { key }) } })
      ),
    onSaved: async (saved) => {
      if (!saved) return
      showDone(t('setup.saved'))
      await queryClient.invalidateQueries({ queryKey: ['/api/assistant'] })
    },
  })
  const figures = {
    min: 0,
    allowDecimal: false,
    hideControls: true,
    thousandSeparator: formatNumber(1000, language).charAt(1),
    decimalSeparator: language === 'en' ? '.' : ',',
  }
  return (
    <>
      <Form onSubmit={submit} failure={failure}>
        <Section title={t('setup.endpoint')} help={t('setup.help')}>
          <Stack gap="md">
            <TextInput
              label={t('setup.address')}
              description={t('setup.address_help')}
              placeholder="https://api.example.com/v1"
              {...form.getInputProps('address')}
            />
            <FormRow>
              <TextInput label={t('setup.model')} {...form.getInputProps('model')} />
              <PasswordInput
                label={t('setup.key')}
                description={hasKey ? t('setup.key_kept') : t('setup.key_help')}
                autoComplete="off"
                {...form.getInputProps('key')}
              />
            </FormRow>
            <FormRow>
              <NumberInput
                label={t('setup.requests')}
                description={t('setup.used', { count: formatNumber(used.requests, language) })}
                {...figures}
                {...form.getInputProps('monthlyRequests')}
              />
              <NumberInput
                label={t('setup.tokens')}
                description={t('setup.used', { count: formatNumber(used.tokens, language) })}
                {...figures}
                {...form.getInputProps('monthlyTokens')}
              />
            </FormRow>
            <Switch
              label={t('setup.on')}
              description={t('setup.on_help')}
              {...form.getInputProps('isOn', { type: 'checkbox' })}
            />
            <FormActions>
              <Button type="submit" loading={isSaving}>
                {t('setup.save')}
              </Button>
            </FormActions>
          </Stack>
        </Section>
      </Form>
      {dialog}
      {connection.address && <Tests />}
    </>
  )
}

/** Tries the stored endpoint, and removes it. */
function Tests() {
  const { t } = useTranslation('assistant')
  const [isRemoving, setRemoving] = useState(false)
  const tried = useChange({
    change: () => api('POST', '/api/assistant/connection/tests'),
    affects: ['/api/assistant'],
    onDone: () => showDone(t('setup.works')),
  })
  const removal = useChange({
    change: () => api('DELETE', '/api/assistant/connection'),
    affects: ['/api/assistant'],
    onDone: () => setRemoving(false),
  })
  return (
    <Section title={t('setup.check')}>
      <Text>{t('setup.check_help')}</Text>
      <Group gap="sm" mt="sm">
        <Button variant="default" loading={tried.isPending} onClick={() => tried.mutate(undefined)}>
          {t('setup.try')}
        </Button>
        <Button variant="default" c="red" onClick={() => setRemoving(true)}>
          {t('setup.remove')}
        </Button>
      </Group>
      <ConfirmDialog
        isOpen={isRemoving}
        title={t('setup.remove')}
        verb={t('setup.remove')}
        tone="danger"
        isBusy={removal.isPending}
        onConfirm={() => removal.mutate(undefined)}
        onCancel={() => setRemoving(false)}
      >
        {t('setup.remove_text')}
      </ConfirmDialog>
    </Section>
  )
}
