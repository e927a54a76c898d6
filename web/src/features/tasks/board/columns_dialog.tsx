import { ActionIcon, Button, Group, Radio, Select, Stack, Text, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { DialogActions } from '@/components/dialogs/dialog_actions'
import { showRefusal } from '@/components/toast'
import { api } from '@/lib/server/api'
import { refreshTasks } from '../refresh_tasks'
import type { BoardColumn } from './board'
import classes from './board.module.css'
import {
  type ColumnDraft,
  changed,
  draftsOf,
  MOST_COLUMNS,
  moved,
  newDraft,
  removed,
  wishOf,
  withDone,
} from './column_drafts'

const COLORS = ['grey', 'blue', 'amber', 'green', 'red'] as const

interface ColumnsDialogProps {
  columns: BoardColumn[]
  onClose: () => void
}

/** Changes the columns of the board: names, order, colours, and which one means done. */
export function ColumnsDialog({ columns, onClose }: ColumnsDialogProps) {
  const { t } = useTranslation('tasks')
  const [drafts, setDrafts] = useState(() => draftsOf(columns))
  const [isBusy, setIsBusy] = useState(false)
  const isReady = drafts.every(({ name }) => name.trim() !== '')
  const save = async () => {
    setIsBusy(true)
    try {
      await api('PUT', '/api/board', { body: { columns: wishOf(drafts) } })
      refreshTasks()
      onClose()
    } catch (failure) {
      console.warn('The columns were not saved.', failure)
      showRefusal(failure)
      setIsBusy(false)
    }
  }
  return (
    <Dialog title={t('board.columns')} size="lg" onClose={onClose}>
      <Stack>
        <Text c="dimmed" size="sm">
          {t('board.columns_help')}
        </Text>
        {drafts.map((draft, index) => (
          <ColumnLine
            key={draft.key}
            draft={draft}
            index={index}
            count={drafts.length}
            onChange={(change) => setDrafts(changed(drafts, draft.key, change))}
            onDone={() => setDrafts(withDone(drafts, draft.key))}
            onMove={(step) => setDrafts(moved(drafts, index, step))}
            onRemove={() => setDrafts(removed(drafts, draft.key))}
          />
        ))}
        <Group>
          <Button
            variant="subtle"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={drafts.length >= MOST_COLUMNS}
            onClick={() => setDrafts(newDraft(drafts))}
          >
            {t('board.add_column')}
          </Button>
        </Group>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button loading={isBusy} disabled={!isReady} onClick={() => void save()}>
            {t('save')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}

interface ColumnLineProps {
  draft: ColumnDraft
  index: number
  count: number
  onChange: (change: Partial<ColumnDraft>) => void
  onDone: () => void
  onMove: (step: 1 | -1) => void
  onRemove: () => void
}

function ColumnLine({ draft, index, count, onChange, onDone, onMove, onRemove }: ColumnLineProps) {
  const { t } = useTranslation('tasks')
  const number = index + 1
  return (
    <div className={classes.columnLine}>
      <TextInput
        aria-label={t('board.name_of', { number })}
        value={draft.name}
        maxLength={60}
        error={draft.name.trim() === '' ? t('board.name_missing') : null}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <Select
        aria-label={t('board.color_of', { number })}
        data={COLORS.map((value) => ({ value, label: t(`board.color.${value}`) }))}
        value={draft.color}
        allowDeselect={false}
        onChange={(color) => color && onChange({ color })}
      />
      <Radio
        label={t('board.means_done')}
        aria-label={t('board.means_done_of', { number })}
        name="done-column"
        checked={draft.isDone}
        onChange={onDone}
      />
      <Group gap={2} wrap="nowrap">
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={index === 0}
          aria-label={t('board.earlier', { number })}
          onClick={() => onMove(-1)}
        >
          <IconArrowUp size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={number === count}
          aria-label={t('board.later', { number })}
          onClick={() => onMove(1)}
        >
          <IconArrowDown size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={draft.isDone || count <= 2}
          aria-label={t('board.remove', { number })}
          onClick={onRemove}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Group>
    </div>
  )
}
