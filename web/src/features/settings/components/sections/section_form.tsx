import { Button, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '@/components/form/form'
import { useNamedField } from '@/components/form/use_named_field'
import { useServerForm } from '@/components/form/use_server_form'
import { Section } from '@/components/page/section'
import { showDone } from '@/components/toast'
import { useBottomBar } from '@/components/use_bottom_bar'
import classes from './settings_form.module.css'

export interface SectionFormProps<Values extends object, Saved> {
  /** Names the draft, e.g. `bank`. */
  name: string
  title: string
  help?: string
  /** Shaped like the body that is sent, so that the server's fields find their inputs. */
  initial: Values
  save: (values: Values) => Promise<Saved>
  onSaved: (saved: Saved, values: Values) => void
  children: (form: UseFormReturnType<Values>) => ReactNode
}

/** One section of the settings: saved alone, with a bar as long as something is not saved. */
export function SectionForm<Values extends object, Saved>(props: SectionFormProps<Values, Saved>) {
  // The saved value may differ from the input (an IBAN without blanks): the form restarts with it.
  return <Fields key={JSON.stringify(props.initial)} {...props} />
}

function Fields<Values extends object, Saved>(props: SectionFormProps<Values, Saved>) {
  const { name, title, help, initial, save, onSaved, children } = props
  const { t } = useTranslation('settings')
  const { form, submit, isSaving, failure, isDraftKept, discardDraft } = useServerForm({
    initial,
    draft: `settings:${name}`,
    save,
    onSaved: (saved: Saved, values: Values) => {
      showDone(t('bar.saved'))
      onSaved(saved, values)
    },
  })
  useNamedField(form)
  const bar = useBottomBar()
  const isUnsaved = isDraftKept || form.isDirty()
  return (
    <Form onSubmit={submit} failure={failure}>
      <Section title={title} {...(help && { help })}>
        <div className={classes.fields}>{children(form)}</div>
      </Section>
      {isUnsaved && (
        <section ref={bar} className={classes.bar} aria-label={t('bar.unsaved')}>
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
