import { Alert, Button, PasswordInput, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { CompleteExport } from '@/features/leaving/complete_export'
import { api } from '@/lib/server/api'
import { formatDate } from '@/lib/time/days'
import type { LeavingCompany, Preview } from '../leaving'
import type { Account } from './choices'
import { KeptRecords } from './kept_records'

interface RequestedProps {
  company: LeavingCompany
  deletion: NonNullable<LeavingCompany['deletion']>
  account: Account
  onChange: (preview: Preview) => void
}

/** The thirty days in which an owner can still keep the company. */
export function Requested({ company, deletion, account, onChange }: RequestedProps) {
  const { t } = useTranslation('leaving')
  const { ownersView } = company
  const values = { company: company.name, day: formatDate(deletion.closesOn) }
  return (
    <>
      <Alert color="yellow" title={t('requested.title', values)}>
        {t(deletion.isHeld ? 'requested.held' : 'requested.text', values)}
      </Alert>
      {!ownersView && <Text size="sm">{t('requested.ask_owner')}</Text>}
      {ownersView && (
        <>
          <KeptRecords {...ownersView} />
          {account.isSignedIn && <CompleteExport />}
          <Cancel account={account} onCancelled={onChange} />
        </>
      )}
    </>
  )
}

interface CancelProps {
  account: Account
  onCancelled: (preview: Preview) => void
}

function Cancel({ account, onCancelled }: CancelProps) {
  const { t } = useTranslation('leaving')
  const { form, submit, failure, isSaving } = useServerForm({
    initial: { password: account.credentials?.password ?? '' },
    validate: { password: (text) => (text ? null : t('field.missing')) },
    save: ({ password }) =>
      api('POST', '/api/account-deletion/cancel', {
        body: {
          email: account.email,
          password,
          ...(account.companyId && { companyId: account.companyId }),
        },
        keepsSession: true,
      }),
    onSaved: onCancelled,
  })
  return (
    <Form onSubmit={submit} failure={failure}>
      {!account.credentials && (
        <PasswordInput
          label={t('field.password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('field.toggle_password') }}
          {...form.getInputProps('password')}
        />
      )}
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('requested.cancel')}
        </Button>
      </FormActions>
    </Form>
  )
}
