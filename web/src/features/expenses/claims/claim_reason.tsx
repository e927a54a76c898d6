import { Button, Text, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { api } from '@/lib/server/api'
import type { ClaimRow } from './claim'
import { useRefreshClaims } from './use_refresh_claims'

const CALLS = {
  return: (id: string, reason: string) =>
    api('POST', '/api/expense-claims/:id/return', { params: { id }, body: { reason } }),
  reject: (id: string, reason: string) =>
    api('POST', '/api/expense-claims/:id/reject', { params: { id }, body: { reason } }),
}

export type Refusal = { step: keyof typeof CALLS; claim: Pick<ClaimRow, '_id' | 'vendor' | 'user'> }

interface ClaimReasonProps {
  refusal: Refusal
  onDone: () => void
  onClose: () => void
}

/** Asks why a receipt is sent back or rejected; its person reads it. */
export function ClaimReason({ refusal: { step, claim }, onDone, onClose }: ClaimReasonProps) {
  const { t } = useTranslation('expenses')
  const refresh = useRefreshClaims()
  const { form, submit, failure, isSaving } = useServerForm({
    initial: { reason: '' },
    validate: { reason: (reason) => (reason.trim() ? null : t('claim.reason_missing')) },
    save: ({ reason }) => CALLS[step](claim._id, reason),
    onSaved: async () => {
      showDone(t(`claim.done.${step}`, { vendor: claim.vendor }))
      await refresh()
      onDone()
    },
  })
  return (
    <Dialog title={t(`claim.ask.${step}`, { vendor: claim.vendor })} onClose={onClose}>
      <Form onSubmit={submit} failure={failure}>
        <Text size="sm" c="dimmed">
          {t(`claim.ask_text.${step}`, { name: claim.user.name })}
        </Text>
        <Textarea
          label={t('claim.reason')}
          maxLength={500}
          autosize
          minRows={2}
          data-autofocus
          {...form.getInputProps('reason')}
        />
        <FormActions>
          <Button type="submit" color={step === 'reject' ? 'red' : undefined} loading={isSaving}>
            {t(`claim.${step}`)}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
