import { Button, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BodyOf } from '#api/routes'
import { Form } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { Section } from '@/components/section'
import { showDone } from '@/components/toast'
import { api } from '@/lib/api'
import { settingsQuery } from '@/lib/settings'
import classes from './settings_form.module.css'

type SettingsBody = BodyOf<'POST', '/api/settings'>

interface SettingsFormProps<Values extends SettingsBody> {
  /** Names the draft, e.g. `bank`. */
  name: string
  title: string
  help?: string
  /** Shaped like the body of `POST /api/settings`, so that the server's fields find their inputs. */
  initial: Values
  /** What is sent instead of the values as they are. */
  bodyOf?: (values: Values) => SettingsBody
  onSaved?: (values: Values) => void
  children: (form: UseFormReturnType<Values>) => ReactNode
}

/** One section of the settings: saved alone, with a bar as long as something is not saved. */
export function SettingsForm<Values extends SettingsBody>(props: SettingsFormProps<Values>) {
  // What the server has kept may differ from what was typed (an IBAN without blanks): begin anew with it.
  return <Fields key={JSON.stringify(props.initial)} {...props} />
}

function Fields<Values extends SettingsBody>(props: SettingsFormProps<Values>) {
  const { name, title, help, initial, bodyOf, children } = props
  const { t } = useTranslation('settings')
  const queryClient = useQueryClient()
  const { form, submit, isSaving, failure, isDraftKept, discardDraft } = useServerForm({
    initial,
    draft: `settings:${name}`,
    save: (values) => api('POST', '/api/settings', { body: bodyOf?.(values) ?? values }),
    onSaved: (saved, values) => {
      queryClient.setQueryData(settingsQuery.queryKey, saved)
      showDone(t('bar.saved'))
      props.onSaved?.(values)
    },
  })
  const isUnsaved = isDraftKept || form.isDirty()
  return (
    <Form onSubmit={submit} failure={failure}>
      <Section title={title} {...(help && { help })}>
        <div className={classes.fields}>{children(form)}</div>
      </Section>
      {isUnsaved && (
        <section className={classes.bar} aria-label={t('bar.unsaved')}>
          <Text fw={500}>{t('bar.unsaved')}</Text>
          <div className={classes.buttons}>
            <Button variant="default" onClick={discardDraft}>
              {t('bar.discard')}
            </Button>
            <Button type="submit" loading={isSaving}>
              {t('bar.save')}
            </Button>
          </div>
        </section>
      )}
    </Form>
  )
}
