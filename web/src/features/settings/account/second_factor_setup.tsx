import { Button, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import { Dialog } from '@/components/dialogs/dialog'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { CodeInput } from '@/features/auth/parts'
import { api } from '@/lib/server/api'
import { useObjectUrl } from '@/lib/use_object_url'
import { RecoveryCodeList } from './recovery_codes'
import classes from './second_factor.module.css'

export type NewFactor = AnswerOf<'POST', '/api/auth/second-factor'>

interface SecondFactorSetupProps {
  factor: NewFactor
  onClose: () => void
}

/** Shows the secret to the authenticator app, asks for its first code, and then shows the recovery codes. */
export function SecondFactorSetup({ factor, onClose }: SecondFactorSetupProps) {
  const { t } = useTranslation('settings')
  const queryClient = useQueryClient()
  const [codes, setCodes] = useState<string[]>()
  const close = () => {
    onClose()
    void queryClient.invalidateQueries({ queryKey: ['/api/auth'] })
    // Without a required factor, the server shows no more of the settings than the frame needs.
    void queryClient.invalidateQueries({ queryKey: ['/api/settings'] })
  }
  return (
    <Dialog
      title={t(codes ? 'factor.codes_title' : 'factor.setup_title')}
      onClose={close}
      closeOnClickOutside={false}
      closeOnEscape={!codes}
    >
      {codes ? (
        <RecoveryCodeList codes={codes} onDone={close} />
      ) : (
        <FirstCode factor={factor} onCodes={setCodes} />
      )}
    </Dialog>
  )
}

interface FirstCodeProps {
  factor: NewFactor
  onCodes: (codes: string[]) => void
}

function FirstCode({ factor, onCodes }: FirstCodeProps) {
  const { t } = useTranslation('settings')
  const { form, submit, failure, isSaving } = useServerForm({
    initial: { code: '' },
    validate: { code: (text) => (text.trim() ? null : t('factor.code_missing')) },
    save: (body) => api('POST', '/api/auth/second-factor/activate', { body }),
    onSaved: ({ recoveryCodes }) => onCodes(recoveryCodes),
  })
  return (
    <Form onSubmit={submit} failure={failure}>
      <Text>{t('factor.scan')}</Text>
      <QrCode svg={factor.qr} />
      <Text size="sm" c="dimmed">
        {t('factor.by_hand')}
      </Text>
      <code className={classes.secret}>{inGroups(factor.secret)}</code>
      <CodeInput
        description={t('factor.first_code')}
        inputMode="numeric"
        data-autofocus
        {...form.getInputProps('code')}
      />
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('factor.turn_on')}
        </Button>
      </FormActions>
    </Form>
  )
}

function QrCode({ svg }: { svg: string }) {
  const { t } = useTranslation('settings')
  const picture = useMemo(() => new Blob([svg], { type: 'image/svg+xml' }), [svg])
  const url = useObjectUrl(picture)
  return <div className={classes.qr}>{url && <img src={url} alt={t('factor.qr')} />}</div>
}

/** In fours, as people read it off. */
const inGroups = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ')
