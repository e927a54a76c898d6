import { Button, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { draftOf } from '@/components/form/draft'
import { CommentEditor } from './comment_editor'
import { CommentItem } from './comment_item'
import classes from './comments.module.css'
import { type Comment, useComments } from './use_comments'

/** The comments of a task, oldest first, and the field for the next one. */
export function Comments({ taskId }: { taskId: string }) {
  const { t } = useTranslation('comments')
  const { comments = [], earlier, showEarlier, add, edit, remove } = useComments(taskId)
  const [text, setText] = useDraft(taskId)
  const [removed, setRemoved] = useState<Comment>()
  return (
    <section aria-label={t('title')}>
      <Title order={2} mb="xs">
        {t('title')}
      </Title>
      {earlier > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={showEarlier}>
          {t('earlier', { count: earlier })}
        </Button>
      )}
      <ul className={classes.comments}>
        {comments.map((comment) => (
          <CommentItem
            key={comment._id}
            taskId={taskId}
            comment={comment}
            isSaving={edit.isPending}
            onEdit={(body, done) => edit.mutate({ id: comment._id, ...body }, { onSuccess: done })}
            onRemove={() => setRemoved(comment)}
          />
        ))}
      </ul>
      <CommentEditor
        taskId={taskId}
        label={t('new')}
        verb={t('send')}
        text={text}
        isSaving={add.isPending}
        onChange={setText}
        onSave={(body) => add.mutate(body, { onSuccess: () => setText('') })}
      />
      <ConfirmDialog
        isOpen={removed !== undefined}
        title={t('delete_title')}
        verb={t('delete')}
        tone="danger"
        isBusy={remove.isPending}
        onCancel={() => setRemoved(undefined)}
        onConfirm={() => {
          if (removed) remove.mutate(removed._id, { onSuccess: () => setRemoved(undefined) })
        }}
      >
        {t('delete_text')}
      </ConfirmDialog>
    </section>
  )
}

/** The text of a comment that was not sent yet; it is still there when the task is opened again. */
function useDraft(taskId: string) {
  const draft = draftOf<string>(`comment:${taskId}`)
  const [text, setText] = useState(() => draft.read() ?? '')
  const change = (next: string) => {
    setText(next)
    if (next === '') draft.drop()
    else draft.write(next)
  }
  return [text, change] as const
}
