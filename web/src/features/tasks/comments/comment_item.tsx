import { ActionIcon, Text } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/values/day_text'
import { formatInstant } from '@/lib/time/days'
import { CommentEditor } from './comment_editor'
import classes from './comments.module.css'
import { partsOf } from './mentions'
import type { Comment, CommentBody } from './use_comments'

interface CommentItemProps {
  taskId: string
  comment: Comment
  isSaving: boolean
  /** @param done called when the server has the change */
  onEdit: (body: CommentBody, done: () => void) => void
  onRemove: () => void
}

/** A comment with its author and moment; the own one can be changed in its place. */
export function CommentItem({ taskId, comment, isSaving, onEdit, onRemove }: CommentItemProps) {
  const { t } = useTranslation('comments')
  const { author, createdAt, editedAt, text, mentions, canEdit, canDelete } = comment
  /** The text while it is being changed. */
  const [edited, setEdited] = useState<string>()
  const about = { name: author.name, at: formatInstant(createdAt) }
  return (
    <li className={classes.comment}>
      <div className={classes.head}>
        <Text span fw={600} className={classes.author}>
          {author.name}
        </Text>
        <Text span size="sm" c="dimmed" className={classes.moment}>
          <DayText value={createdAt} precision="minute" />
          {editedAt && (
            <span title={t('edited_at', { at: formatInstant(editedAt) })}> · {t('edited')}</span>
          )}
        </Text>
        {edited === undefined && (
          <span className={classes.tools}>
            {canEdit && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('edit_of', about)}
                onClick={() => setEdited(text)}
              >
                <IconPencil size={16} aria-hidden />
              </ActionIcon>
            )}
            {canDelete && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('delete_of', about)}
                onClick={onRemove}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            )}
          </span>
        )}
      </div>
      {edited === undefined ? (
        <p className={classes.text}>
          {partsOf(text, mentions).map((part, index) =>
            part.isMention ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
              <strong key={index} className={classes.mention}>
                {part.text}
              </strong>
            ) : (
              part.text
            )
          )}
        </p>
      ) : (
        <CommentEditor
          taskId={taskId}
          label={t('edit_of', about)}
          verb={t('save')}
          text={edited}
          isSaving={isSaving}
          onChange={setEdited}
          onSave={(body) => onEdit(body, () => setEdited(undefined))}
          onCancel={() => setEdited(undefined)}
        />
      )}
    </li>
  )
}
