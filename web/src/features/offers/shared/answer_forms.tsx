import { Button, Checkbox, Stack, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { api } from '@/lib/server/api'

/** The common fields of both kinds of offers. */
export interface AnsweredOffer {
  _id: string
  lines: { position: number; kind: string; description: string; isOptional: boolean }[]
}

export interface AnswerFormProps {
  root: '/api/estimates' | '/api/proposals'
  offer: AnsweredOffer
  /** Label of the button. */
  verb: string
  onDone: () => void
}

/** The client said yes on the phone, in a mail or in person. @param name of the client */
export function AcceptForm({
  root,
  offer,
  verb,
  onDone,
  name,
}: AnswerFormProps & { name: string }) {
  const { t } = useTranslation('offers')
  const options = offer.lines.filter(({ isOptional, kind }) => isOptional && kind === 'item')
  const { form, submit, isSaving, failure } = useServerForm({
    initial: { name, note: '', chosen: [] as string[] },
    validate: { name: (given) => (given.trim() ? null : t('accept.name_missing')) },
    save: (values) =>
      api('POST', `${root}/:id/accept`, {
        params: { id: offer._id },
        body: { ...values, chosen: values.chosen.map(Number) },
      }),
    onSaved: onDone,
  })
  return (
    <Form onSubmit={submit} failure={failure}>
      <TextInput label={t('accept.name')} {...form.getInputProps('name')} data-autofocus />
      {options.length > 0 && (
        <Checkbox.Group label={t('accept.options')} {...form.getInputProps('chosen')}>
          <Stack gap="xs" mt="xs">
            {options.map(({ position, description }) => (
              <Checkbox
                key={position}
                value={String(position)}
                label={description.split('\n')[0]}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      <Textarea label={t('accept.note')} autosize minRows={2} {...form.getInputProps('note')} />
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {verb}
        </Button>
      </FormActions>
    </Form>
  )
}

/** The client said no. */
export function DeclineForm({ root, offer, verb, onDone }: AnswerFormProps) {
  const { t } = useTranslation('offers')
  const { form, submit, isSaving, failure } = useServerForm({
    initial: { reason: '' },
    save: (body) => api('POST', `${root}/:id/decline`, { params: { id: offer._id }, body }),
    onSaved: onDone,
  })
  return (
    <Form onSubmit={submit} failure={failure}>
      <Textarea label={t('answer.note')} autosize minRows={2} {...form.getInputProps('reason')} />
      <FormActions>
        <Button type="submit" color="red" loading={isSaving}>
          {verb}
        </Button>
      </FormActions>
    </Form>
  )
}
