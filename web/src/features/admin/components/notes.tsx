import { Button, Text, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { Section } from '@/components/page/section'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { DayText } from '@/components/values/day_text'
import { api } from '@/lib/server/api'
import type { Company } from '../company'
import classes from './admin.module.css'

const AFFECTED = ['/api/admin']

/** Letters of a note by which its button is named. */
const NAMED_BY = 40

interface NotesProps {
  companyId: string
  notes: Company['notes']
}

/** Notes of super admins, which the company never sees; each author deletes the own ones. */
export function Notes({ companyId, notes }: NotesProps) {
  const { t } = useTranslation('admin')
  const [saved, setSaved] = useState(0)
  const remove = useChange({
    change: (noteId: string) =>
      api('DELETE', '/api/admin/companies/:id/notes/:noteId', {
        params: { id: companyId, noteId },
      }),
    affects: AFFECTED,
    onDone: () => showDone(t('notes.deleted')),
  })
  return (
    <Section title={t('notes.title')} help={t('notes.help')} padding="none">
      {notes.length > 0 && (
        <ul className={classes.list}>
          {notes.map(({ _id, text, by, at, isOwn }) => (
            <li key={_id} className={classes.row}>
              <div className={classes.who}>
                <div className={classes.words}>{text}</div>
                <Text size="sm" c="dimmed">
                  <DayText value={at} precision="minute" />
                  {by && ` · ${by}`}
                </Text>
              </div>
              {isOwn && (
                <Button
                  variant="default"
                  disabled={remove.isPending}
                  onClick={() => remove.mutate(_id)}
                  aria-label={t('notes.delete_of', { text: text.slice(0, NAMED_BY) })}
                >
                  {t('notes.delete')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={classes.entry}>
        {/* Empty again after each note. */}
        <NoteForm key={saved} companyId={companyId} onSaved={() => setSaved(saved + 1)} />
      </div>
    </Section>
  )
}

interface NoteFormProps {
  companyId: string
  onSaved: () => void
}

function NoteForm({ companyId, onSaved }: NoteFormProps) {
  const { t } = useTranslation('admin')
  const queryClient = useQueryClient()
  const { form, submit, failure, isSaving } = useServerForm({
    initial: { text: '' },
    validate: { text: (text) => (text.trim() ? null : t('notes.missing')) },
    save: ({ text }) =>
      api('POST', '/api/admin/companies/:id/notes', {
        params: { id: companyId },
        body: { text: text.trim() },
      }),
    onSaved: async () => {
      await queryClient.invalidateQueries({ queryKey: AFFECTED })
      onSaved()
    },
  })
  return (
    <Form onSubmit={submit} failure={failure}>
      <Textarea
        label={t('notes.text')}
        rows={2}
        autosize
        maxLength={4000}
        {...form.getInputProps('text')}
      />
      <FormActions>
        <Button type="submit" variant="default" loading={isSaving}>
          {t('notes.add')}
        </Button>
      </FormActions>
    </Form>
  )
}
