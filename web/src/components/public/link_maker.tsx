import { Button, Select, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, FormActions } from '../form/form'
import { useServerForm } from '../form/use_server_form'
import { SecretLink } from './secret_link'

interface LinkMakerProps {
  /** Target, validity and audience of the link. */
  help: string
  /** Makes a link; `days` is how long it holds, null until it is revoked. */
  make: (days: number | null) => Promise<{ url: string }>
  /** Whether it can be said how long it holds; else its document says it. */
  hasEnd?: boolean
  onCopied: () => void
}

const DAYS = ['30', '90', '365', ''] as const
const USUAL_DAYS = '90'

/** Makes a secret link to one document and shows it once: nobody can read it again. */
export function LinkMaker({ help, make, hasEnd = false, onCopied }: LinkMakerProps) {
  const { t } = useTranslation('common')
  const [url, setUrl] = useState<string>()
  const { form, submit, isSaving, failure } = useServerForm({
    initial: { days: hasEnd ? USUAL_DAYS : '' },
    save: ({ days }) => make(days === '' ? null : Number(days)),
    onSaved: (made) => setUrl(made.url),
  })
  if (url === undefined) {
    return (
      <Form onSubmit={submit} failure={failure}>
        <Text>{help}</Text>
        {hasEnd && (
          <Select
            label={t('link.days')}
            data={DAYS.map((value) => ({
              value,
              label: value ? t('link.for_days', { count: Number(value) }) : t('link.until_revoked'),
            }))}
            allowDeselect={false}
            {...form.getInputProps('days')}
          />
        )}
        <FormActions>
          <Button type="submit" loading={isSaving}>
            {t('link.make')}
          </Button>
        </FormActions>
      </Form>
    )
  }
  return <SecretLink url={url} onCopied={onCopied} />
}
