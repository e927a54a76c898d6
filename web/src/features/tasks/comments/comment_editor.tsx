import { Button, Group } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showRefusal } from '@/components/toast'
import { CommentField } from './comment_field'
import classes from './comments.module.css'
import { mentionedIn } from './mentions'
import { type CommentBody, useReaders } from './use_comments'

interface CommentEditorProps {
  taskId: string
  label: string
  verb: string
  text: string
  isSaving: boolean
  onChange: (text: string) => void
  onSave: (body: CommentBody) => void
  /** Missing where there is nothing to go back to. */
  onCancel?: () => void
}

/** Writes a comment, new or changed. */
export function CommentEditor(props: CommentEditorProps) {
  const { taskId, label, verb, text, isSaving, onChange, onSave, onCancel } = props
  const { t } = useTranslation('comments')
  const { readers, load } = useReaders(taskId, text.includes('@'))
  const picked = useRef(new Set<string>())
  const [isLoading, setIsLoading] = useState(false)
  const isEmpty = text.trim() === ''
  const save = async () => {
    if (isEmpty || isSaving || isLoading) return
    setIsLoading(true)
    try {
      const people = text.includes('@') ? await load() : []
      onSave({ text: text.trim(), mentionIds: mentionedIn(text, people, picked.current) })
    } catch (failure) {
      console.warn('The people of the task were not loaded.', failure)
      showRefusal(failure)
    } finally {
      setIsLoading(false)
    }
  }
  return (
    <div className={classes.editor}>
      <CommentField
        label={label}
        value={text}
        readers={readers}
        field={onCancel && ((element) => element?.focus())}
        onChange={onChange}
        onPick={({ _id }) => picked.current.add(_id)}
        onSend={() => void save()}
      />
      <Group gap="xs" justify="flex-end">
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
        <Button
          variant={onCancel ? 'filled' : 'default'}
          disabled={isEmpty}
          loading={isSaving || isLoading}
          onClick={() => void save()}
        >
          {verb}
        </Button>
      </Group>
    </div>
  )
}
