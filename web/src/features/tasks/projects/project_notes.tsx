import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { EmptyState } from '@/components/page/empty_state'
import { Section } from '@/components/page/section'
import { showDone } from '@/components/toast'
import { api } from '@/lib/server/api'
import { useRole } from '@/lib/session/current_user'
import type { ProjectRecord } from './project'
import { refreshProjects } from './project_changes'
import classes from './projects.module.css'

interface ProjectNotesProps {
  project: ProjectRecord
}

/** Notes for the people who work on a project. Employees read them; owners and members write them as well. */
export function ProjectNotes({ project }: ProjectNotesProps) {
  const { t } = useTranslation('tasks')
  const isDesk = useRole() === 'company'
  const [isEdited, setIsEdited] = useState(false)
  const { notes } = project
  if (isEdited) return <NotesForm project={project} onClose={() => setIsEdited(false)} />
  const edit = isDesk && (
    <Button variant="default" onClick={() => setIsEdited(true)}>
      {notes ? t('notes.edit') : t('notes.write')}
    </Button>
  )
  if (!notes) {
    return (
      <EmptyState
        title={t('notes.none')}
        {...(isDesk && { text: t('notes.none_text') })}
        action={edit}
      />
    )
  }
  return (
    <Section title={t('notes.title')} help={t('notes.help')} action={edit}>
      <p className={classes.text}>{notes}</p>
    </Section>
  )
}

function NotesForm({ project, onClose }: ProjectNotesProps & { onClose: () => void }) {
  const { t } = useTranslation('tasks')
  const { t: common } = useTranslation('common')
  // The notes as shown when the editing began.
  const [{ _id, ...initial }] = useState(() => valuesOf(project))
  const { form, submit, isSaving, failure, conflict, isDraftKept, discardDraft } = useServerForm({
    initial,
    draft: `project notes:${_id}`,
    save: ({ notes, version }) =>
      api('PUT', '/api/projects/:id', { params: { id: _id }, body: { notes, version } }),
    concurrency: {
      id: _id,
      load: async () => {
        const { notes, version } = await api('GET', '/api/projects/:id', { params: { id: _id } })
        return { notes, version }
      },
    },
    onSaved: () => {
      showDone(t('saved'))
      refreshProjects()
      onClose()
    },
  })
  const cancel = () => {
    discardDraft()
    onClose()
  }
  return (
    <Section>
      <Form
        onSubmit={submit}
        failure={failure}
        conflict={conflict}
        draft={{ isKept: isDraftKept, onDiscard: discardDraft }}
        takesFocus
      >
        <Textarea
          label={t('notes.title')}
          description={t('notes.help')}
          autosize
          minRows={8}
          maxLength={50_000}
          {...form.getInputProps('notes')}
        />
        <FormActions>
          <Button variant="default" onClick={cancel}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {common('action.save')}
          </Button>
        </FormActions>
      </Form>
    </Section>
  )
}

const valuesOf = ({ _id, notes, version }: ProjectRecord) => ({ _id, notes, version })
