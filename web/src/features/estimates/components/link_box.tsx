import { Button, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { api } from '@/lib/api'
import type { StepFormProps } from './step_dialog'

/** Makes a link for the client and shows it once: nobody can read it again. */
export function LinkBox({ estimate, onDone }: StepFormProps) {
  const { t } = useTranslation('estimates')
  const [url, setUrl] = useState<string>()
  const { submit, isSaving, failure } = useServerForm({
    initial: {},
    save: () => api('POST', '/api/estimates/:id/link', { params: { id: estimate._id } }),
    onSaved: (made) => setUrl(made.url),
  })
  const copy = async () => {
    // Missing outside secure contexts; the field can be copied by hand.
    await navigator.clipboard?.writeText(url ?? '')
    onDone()
  }
  if (url === undefined) {
    return (
      <Form onSubmit={submit} failure={failure}>
        <Text>{t('link.help')}</Text>
        <FormActions>
          <Button type="submit" loading={isSaving}>
            {t('step.link')}
          </Button>
        </FormActions>
      </Form>
    )
  }
  return (
    <>
      <TextInput
        label={t('link.address')}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button mt="md" onClick={() => void copy()}>
        {t('link.copy')}
      </Button>
    </>
  )
}
